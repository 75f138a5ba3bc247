//! Where a source file can be changed, and how: the mutants.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Attribute, BinOp, Block, Expr, Lit, Pat, ReturnType, Signature, Stmt, Type};

/// How a mutant differs from the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// A condition is turned around.
    Negated,
    /// One part of “and” or “or” no longer matters.
    Dropped,
    /// `<` is `<=` and the like.
    Boundary,
    /// `+` is `-` and the like.
    Arithmetic,
    /// A number is one more or one less.
    Number,
    /// A statement is left out.
    Removed,
    /// A function says always the same.
    Constant,
    /// One value of an enumeration is another.
    Variant,
    /// An arm of a match does what the next one does.
    Swapped,
    /// All instead of any, the largest instead of the smallest.
    Method,
}

/// Where the other text goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Instead of an expression.
    Expression,
    /// Instead of the body of an arm: braces, since no comma need follow.
    Body,
    /// Instead of a statement.
    Statement,
    /// Before the first statement of a function.
    Start,
}

/// One change.
#[derive(Clone, Debug)]
pub struct Point {
    /// How.
    pub kind: Kind,
    /// What is replaced, in bytes; empty at the start of a function.
    pub range: Range<usize>,
    /// Where the other text goes.
    pub place: Place,
    /// The other text.
    pub other: String,
    /// The line, from 1.
    pub line: usize,
}

/// The unit variants of every enumeration whose name is there once.
pub type Variants = BTreeMap<String, Vec<String>>;

/// Collects the enumerations of a file.
pub fn enumerations(file: &syn::File, found: &mut Variants) {
    for item in &file.items {
        let syn::Item::Enum(item) = item else { continue };
        let unit = item.variants.iter().filter(|variant| matches!(variant.fields, syn::Fields::Unit));
        let names: Vec<String> = unit.map(|variant| variant.ident.to_string()).collect();
        let name = item.ident.to_string();
        // Two of one name cannot be told apart without resolving paths.
        let is_known = found.contains_key(&name);
        found.insert(name, if is_known { Vec::new() } else { names });
    }
}

/// All changes of a file.
pub fn points(text: &str, file: &syn::File, variants: &Variants) -> Vec<Point> {
    let mut finder = Finder { text, variants, points: Vec::new(), judged: BTreeSet::new() };
    finder.visit_file(file);
    finder.points
}

struct Finder<'t> {
    text: &'t str,
    variants: &'t Variants,
    points: Vec<Point>,
    /// Conditions that have their mutant already: start and end.
    judged: BTreeSet<(usize, usize)>,
}

fn range(node: &impl Spanned) -> Range<usize> {
    node.span().byte_range()
}

impl Finder<'_> {
    fn source(&self, node: &impl Spanned) -> &str {
        &self.text[range(node)]
    }

    fn add(&mut self, kind: Kind, place: Place, node: &impl Spanned, other: String) {
        let line = node.span().start().line;
        self.points.push(Point { kind, range: range(node), place, other, line });
    }

    /// A condition as a whole: turned around, unless it is made of parts that are looked at one by one.
    fn condition(&mut self, expr: &Expr) {
        match expr {
            Expr::Paren(inner) => self.condition(&inner.expr),
            Expr::Let(_) => {}
            Expr::Binary(binary) if matches!(binary.op, BinOp::And(_) | BinOp::Or(_)) => {}
            _ => {
                let range = range(expr);
                if self.judged.insert((range.start, range.end)) {
                    let other = format!("!({})", self.source(expr));
                    self.add(Kind::Negated, Place::Expression, expr, other);
                }
            }
        }
    }

    fn operand(&mut self, expr: &Expr, without: &str) {
        match expr {
            Expr::Let(_) => {}
            Expr::Binary(binary) if matches!(binary.op, BinOp::And(_) | BinOp::Or(_)) => {}
            _ => {
                let range = range(expr);
                if self.judged.insert((range.start, range.end)) {
                    self.add(Kind::Dropped, Place::Expression, expr, without.to_owned());
                }
            }
        }
    }

    fn function(&mut self, signature: &Signature, block: &Block) {
        let Some(first) = block.stmts.first() else { return };
        for other in constants(&signature.output, block.stmts.len()) {
            let start = range(first).start;
            let line = signature.ident.span().start().line;
            let other = format!("return {other};");
            self.points.push(Point { kind: Kind::Constant, range: start..start, place: Place::Start, other, line });
        }
    }
}

/// What a function could always say.
fn constants(output: &ReturnType, statements: usize) -> Vec<&'static str> {
    let ReturnType::Type(_, kind) = output else { return if statements > 1 { vec![""] } else { Vec::new() } };
    let Type::Path(path) = &**kind else { return Vec::new() };
    let Some(last) = path.path.segments.last() else { return Vec::new() };
    match last.ident.to_string().as_str() {
        "bool" => vec!["true", "false"],
        "Option" => vec!["None"],
        "u8" | "u16" | "usize" | "i16" | "i32" => vec!["0", "1"],
        "Result" => {
            let syn::PathArguments::AngleBracketed(arguments) = &last.arguments else { return Vec::new() };
            let first = arguments.args.first();
            let unit = matches!(first, Some(syn::GenericArgument::Type(Type::Tuple(tuple))) if tuple.elems.is_empty());
            if unit { vec!["Ok(())"] } else { Vec::new() }
        }
        _ => Vec::new(),
    }
}

fn is_for_tests(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let is_cfg = attribute.path().is_ident("cfg");
        is_cfg && attribute.parse_args::<syn::Ident>().is_ok_and(|word| word == "test")
    })
}

/// What is told is no rule: `log.say(…)` and `fmt`.
fn is_told(expr: &Expr) -> bool {
    matches!(expr, Expr::MethodCall(call) if call.method == "say")
}

/// A pattern that binds nothing, so that bodies can change places.
fn binds_nothing(pat: &Pat) -> bool {
    match pat {
        Pat::Path(_) | Pat::Lit(_) => true,
        Pat::Or(or) => or.cases.iter().all(binds_nothing),
        // `None` looks like a name.
        Pat::Ident(ident) => ident.subpat.is_none() && ident.ident.to_string().starts_with(char::is_uppercase),
        _ => false,
    }
}

const METHODS: [(&str, &str); 6] = [
    ("any", "all"),
    ("min", "max"),
    ("min_by_key", "max_by_key"),
    ("first", "last"),
    ("is_some_and", "is_none_or"),
    ("saturating_add", "saturating_sub"),
];

/// Methods whose closure is a condition.
const ASKING: [&str; 10] =
    ["filter", "any", "all", "find", "position", "is_some_and", "is_none_or", "retain", "take_while", "skip_while"];

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_attribute(&mut self, _: &'ast Attribute) {}
    fn visit_macro(&mut self, _: &'ast syn::Macro) {}
    fn visit_type(&mut self, _: &'ast Type) {}
    fn visit_pat(&mut self, _: &'ast Pat) {}
    fn visit_generic_argument(&mut self, _: &'ast syn::GenericArgument) {}
    fn visit_item_const(&mut self, _: &'ast syn::ItemConst) {}
    fn visit_item_static(&mut self, _: &'ast syn::ItemStatic) {}
    fn visit_impl_item_const(&mut self, _: &'ast syn::ImplItemConst) {}
    fn visit_variant(&mut self, _: &'ast syn::Variant) {}

    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        if !is_for_tests(&item.attrs) {
            visit::visit_item_mod(self, item);
        }
    }

    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        if item.sig.constness.is_none() && !is_for_tests(&item.attrs) {
            self.function(&item.sig, &item.block);
            self.visit_block(&item.block);
        }
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        if item.sig.constness.is_none() && !is_for_tests(&item.attrs) && item.sig.ident != "fmt" {
            self.function(&item.sig, &item.block);
            self.visit_block(&item.block);
        }
    }

    fn visit_expr_repeat(&mut self, repeat: &'ast syn::ExprRepeat) {
        self.visit_expr(&repeat.expr);
    }

    fn visit_stmt(&mut self, statement: &'ast Stmt) {
        if let Stmt::Expr(expr, Some(_)) = statement {
            match expr {
                expr if is_told(expr) => return,
                Expr::MethodCall(_) | Expr::Call(_) | Expr::Assign(_) | Expr::Try(_) => {
                    self.add(Kind::Removed, Place::Statement, statement, String::new());
                }
                Expr::Binary(binary) => {
                    self.add(Kind::Removed, Place::Statement, statement, String::new());
                    let other = match binary.op {
                        BinOp::AddAssign(_) => "-=",
                        BinOp::SubAssign(_) => "+=",
                        _ => "",
                    };
                    if !other.is_empty() {
                        let other = format!("{} {other} {};", self.source(&binary.left), self.source(&binary.right));
                        self.add(Kind::Arithmetic, Place::Statement, statement, other);
                    }
                }
                _ => {}
            }
        }
        visit::visit_stmt(self, statement);
    }

    fn visit_expr_if(&mut self, expr: &'ast syn::ExprIf) {
        self.condition(&expr.cond);
        visit::visit_expr_if(self, expr);
    }

    fn visit_arm(&mut self, arm: &'ast syn::Arm) {
        if let Some((_, guard)) = &arm.guard {
            self.condition(guard);
        }
        visit::visit_arm(self, arm);
    }

    fn visit_expr_match(&mut self, expr: &'ast syn::ExprMatch) {
        for pair in expr.arms.windows(2) {
            let [one, other] = pair else { continue };
            let fits = |arm: &syn::Arm| arm.guard.is_none() && binds_nothing(&arm.pat);
            let (here, there) = (self.source(&one.body).to_owned(), self.source(&other.body).to_owned());
            if fits(one) && fits(other) && here != there {
                self.add(Kind::Swapped, Place::Body, &*one.body, there);
            }
        }
        visit::visit_expr_match(self, expr);
    }

    fn visit_expr_binary(&mut self, binary: &'ast syn::ExprBinary) {
        let whole = range(binary);
        let swap = |this: &mut Self, kind: Kind, sign: &str| {
            let other = format!("({}) {sign} ({})", this.source(&*binary.left), this.source(&*binary.right));
            this.add(kind, Place::Expression, binary, other);
        };
        match binary.op {
            BinOp::And(_) => [&binary.left, &binary.right].into_iter().for_each(|part| self.operand(part, "true")),
            BinOp::Or(_) => [&binary.left, &binary.right].into_iter().for_each(|part| self.operand(part, "false")),
            BinOp::Lt(_) => swap(self, Kind::Boundary, "<="),
            BinOp::Le(_) => swap(self, Kind::Boundary, "<"),
            BinOp::Gt(_) => swap(self, Kind::Boundary, ">="),
            BinOp::Ge(_) => swap(self, Kind::Boundary, ">"),
            BinOp::Eq(_) if !self.judged.contains(&(whole.start, whole.end)) => swap(self, Kind::Negated, "!="),
            BinOp::Ne(_) if !self.judged.contains(&(whole.start, whole.end)) => swap(self, Kind::Negated, "=="),
            BinOp::Add(_) => swap(self, Kind::Arithmetic, "-"),
            BinOp::Sub(_) => swap(self, Kind::Arithmetic, "+"),
            BinOp::Mul(_) => swap(self, Kind::Arithmetic, "+"),
            _ => {}
        }
        visit::visit_expr_binary(self, binary);
    }

    fn visit_expr_lit(&mut self, literal: &'ast syn::ExprLit) {
        let Lit::Int(number) = &literal.lit else { return };
        let Ok(value) = number.base10_parse::<u64>() else { return };
        let suffix = number.suffix();
        let suffix = if suffix.is_empty() { String::new() } else { format!("_{suffix}") };
        self.add(Kind::Number, Place::Expression, literal, format!("{}{suffix}", value + 1));
        if let Some(less) = value.checked_sub(1) {
            self.add(Kind::Number, Place::Expression, literal, format!("{less}{suffix}"));
        }
    }

    fn visit_expr_call(&mut self, call: &'ast syn::ExprCall) {
        // `Some(x)` is no value that could be another.
        call.args.iter().for_each(|argument| self.visit_expr(argument));
        if !matches!(&*call.func, Expr::Path(_)) {
            self.visit_expr(&call.func);
        }
    }

    fn visit_expr_path(&mut self, path: &'ast syn::ExprPath) {
        let mut segments = path.path.segments.iter().rev();
        let (Some(variant), Some(name)) = (segments.next(), segments.next()) else { return };
        let Some(known) = self.variants.get(&name.ident.to_string()) else { return };
        let Some(at) = known.iter().position(|known| variant.ident == known) else { return };
        let other = &known[(at + 1) % known.len()];
        if known.len() > 1 {
            let before = range(&path.path.segments[0]).start..range(&name.ident).end;
            let other = format!("{}::{other}", &self.text[before]);
            self.add(Kind::Variant, Place::Expression, path, other);
        }
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        let name = call.method.to_string();
        let other = METHODS.iter().find_map(|(one, other)| match &name {
            name if name == one => Some(*other),
            name if name == other => Some(*one),
            _ => None,
        });
        if let Some(other) = other {
            let (whole, method) = (range(call), range(&call.method));
            let text = format!("{}{other}{}", &self.text[whole.start..method.start], &self.text[method.end..whole.end]);
            self.add(Kind::Method, Place::Expression, call, text);
        }
        if ASKING.contains(&name.as_str())
            && let Some(Expr::Closure(closure)) = call.args.first()
            && !matches!(*closure.body, Expr::Block(_))
        {
            self.condition(&closure.body);
        }
        visit::visit_expr_method_call(self, call);
    }
}
