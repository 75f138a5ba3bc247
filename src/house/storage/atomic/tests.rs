//! What is written whole or not at all, moved without replacing anything, and who may be in the way meanwhile.

use super::*;
#[cfg(windows)]
use crate::house::storage::testing::looked_into;
use crate::house::storage::testing::{folder_with, names_in, while_looked_into};
use std::sync::Barrier;

#[test]
fn a_file_is_replaced_and_nothing_else_stays_in_the_folder() {
    let folder = folder_with(&[("a.ron", "old")]);
    let path = folder.path().join("a.ron");
    write_atomic(&path, b"new").unwrap();
    assert_eq!(fs::read(&path).unwrap(), b"new");
    assert_eq!(names_in(folder.path()), ["a.ron"]);
}

#[test]
fn whoever_looks_into_a_file_for_a_moment_only_is_waited_for() {
    let folder = folder_with(&[("a.ron", "old"), ("b.ron", "moves")]);
    let path = |name: &str| folder.path().join(name);
    while_looked_into(&path("a.ron"), || write_atomic(&path("a.ron"), b"new")).unwrap();
    assert_eq!(fs::read(path("a.ron")).unwrap(), b"new");
    while_looked_into(&path("b.ron"), || move_new(&path("b.ron"), &path("c.ron"))).unwrap();
    assert_eq!(names_in(folder.path()), ["a.ron", "c.ron"]);
}

/// Elsewhere nobody can be in the way.
#[cfg(windows)]
#[test]
fn whoever_never_lets_go_of_a_file_is_told_of_and_nothing_has_changed() {
    let folder = folder_with(&[("a.ron", "old")]);
    let path = |name: &str| folder.path().join(name);
    let held = looked_into(&path("a.ron"));
    let error = write_atomic(&path("a.ron"), b"new").unwrap_err();
    assert!(matches!(error.trouble, Trouble::InUse | Trouble::Forbidden(Action::Write)), "{error}");
    assert_eq!(error.safe, Safe::LastSaved);
    assert!(move_new(&path("a.ron"), &path("b.ron")).is_err());
    assert_eq!(names_in(folder.path()), ["a.ron"]);
    drop(held);
    assert_eq!(fs::read(path("a.ron")).unwrap(), b"old");
}

#[test]
fn a_file_that_must_not_be_written_stays_as_it_is_on_windows_and_elsewhere_the_folder_decides() {
    let folder = folder_with(&[("a.ron", "old")]);
    let path = folder.path().join("a.ron");
    let mut rights = fs::metadata(&path).unwrap().permissions();
    rights.set_readonly(true);
    fs::set_permissions(&path, rights.clone()).unwrap();
    let written = write_atomic(&path, b"new");
    if cfg!(windows) {
        let error = written.unwrap_err();
        assert_eq!((error.trouble, error.safe), (Trouble::Forbidden(Action::Write), Safe::LastSaved));
        assert_eq!(fs::read(&path).unwrap(), b"old");
        #[expect(clippy::permissions_set_readonly_false, reason = "so that the folder can be cleared away")]
        rights.set_readonly(false);
        fs::set_permissions(&path, rights).unwrap();
    } else {
        written.unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"new");
    }
    assert_eq!(names_in(folder.path()), ["a.ron"]);
}

/// Windows would write them to a device or a second stream of another file; a name that ends in a dot becomes another one.
#[cfg(windows)]
#[test]
fn names_that_are_something_else_on_windows_are_refused_and_nothing_is_there() {
    let folder = folder_with(&[("a.ron", "old")]);
    for name in ["aux.ron", "com1", "a.ron:hidden", "b.", "c?.ron"] {
        let path = folder.path().join(name);
        for written in
            [write_atomic(&path, b"new"), write_new(&path, b"new"), move_new(&folder.path().join("a.ron"), &path)]
        {
            let error = written.unwrap_err();
            assert_eq!(error.trouble, Trouble::System(Action::Write, Cause::Name), "{name}");
        }
    }
    assert_eq!(names_in(folder.path()), ["a.ron"]);
}

#[test]
fn names_may_have_spaces_and_letters_of_all_languages_and_paths_more_than_260_letters() {
    let folder = folder_with(&[]);
    let mut deep = folder.path().join("Zażółć gęślą jaźń, große Übung");
    while deep.as_os_str().len() < 400 {
        deep = deep.join("ein Ordner mit einem langen Namen");
    }
    fs::create_dir_all(&deep).unwrap();
    let path = |name: &str| deep.join(name);
    write_new(&path("łódź 1.ron"), b"one").unwrap();
    assert_eq!(write_new(&path("łódź 1.ron"), b"again").unwrap_err().trouble, Trouble::Exists);
    write_atomic(&path("łódź 1.ron"), b"two").unwrap();
    copy_new(&path("łódź 1.ron"), &path("copy.ron")).unwrap();
    move_new(&path("copy.ron"), &path("größer.ron")).unwrap();
    assert_eq!(names_in(&deep), ["größer.ron", "łódź 1.ron"]);
    assert_eq!(fs::read(path("größer.ron")).unwrap(), b"two");
}

#[test]
fn a_failed_write_leaves_the_old_file_and_says_so() {
    let folder = folder_with(&[]);
    let missing = folder.path().join("no-such-folder/a.ron");
    let error = write_atomic(&missing, b"new").unwrap_err();
    assert_eq!((error.trouble, error.safe), (Trouble::NotFound, Safe::Untouched));
    let error = write_atomic(folder.path(), b"new").unwrap_err();
    assert_eq!(error.safe, Safe::LastSaved);
    assert!(folder.path().is_dir());
}

#[cfg(unix)]
#[test]
fn a_link_stays_a_link_and_its_target_is_written_even_if_new() {
    let folder = folder_with(&[("real.ron", "old")]);
    for target in ["real.ron", "not-yet.ron"] {
        let link = folder.path().join(format!("link-to-{target}"));
        std::os::unix::fs::symlink(target, &link).unwrap();
        write_atomic(&link, b"new").unwrap();
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(fs::read(folder.path().join(target)).unwrap(), b"new");
    }
}

#[cfg(unix)]
#[test]
fn a_link_to_itself_is_an_error_and_no_endless_loop() {
    let folder = folder_with(&[]);
    let link = folder.path().join("loop.ron");
    std::os::unix::fs::symlink("loop.ron", &link).unwrap();
    assert!(write_atomic(&link, b"new").is_err());
}

#[cfg(unix)]
#[test]
fn the_rights_of_a_file_survive_a_save_and_a_new_one_is_no_secret() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = folder_with(&[("a.ron", "old")]);
    let path = folder.path().join("a.ron");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o640)).unwrap();
    write_atomic(&path, b"new").unwrap();
    let rights = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(rights(&path), 0o640);
    fs::write(folder.path().join("plain"), "as the user wants it").unwrap();
    let usual = rights(&folder.path().join("plain"));
    write_atomic(&folder.path().join("b.ron"), b"new").unwrap();
    write_new(&folder.path().join("c.ron"), b"new").unwrap();
    assert_eq!((rights(&folder.path().join("b.ron")), rights(&folder.path().join("c.ron"))), (usual, usual));
}

#[test]
fn a_name_may_be_as_long_as_the_disk_lets_it_be() {
    for length in [249, 255] {
        let folder = folder_with(&[]);
        let path = folder.path().join(format!("{}.ron", "n".repeat(length - 4)));
        write_new(&path, b"one").unwrap();
        write_atomic(&path, b"two").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"two", "{length}");
    }
}

#[test]
fn of_many_who_write_one_new_file_one_does_and_the_others_are_refused() {
    for round in 0..20 {
        let folder = folder_with(&[]);
        let path = folder.path().join("game.journal");
        let barrier = Barrier::new(4);
        let write = |number: usize| {
            barrier.wait();
            write_new(&path, format!("game {number}").as_bytes()).map(|()| number)
        };
        let results: Vec<_> = std::thread::scope(|scope| {
            let write = &write;
            let writers: Vec<_> = (0..4).map(|number| scope.spawn(move || write(number))).collect();
            writers.into_iter().map(|writer| writer.join().unwrap()).collect()
        });
        let written: Vec<usize> = results.iter().filter_map(|result| result.as_ref().ok().copied()).collect();
        assert_eq!(written.len(), 1, "round {round}: {results:?}");
        assert!(results.iter().filter_map(|result| result.as_ref().err()).all(|e| e.trouble == Trouble::Exists));
        assert_eq!(fs::read_to_string(&path).unwrap(), format!("game {}", written[0]), "round {round}");
        assert_eq!(names_in(folder.path()), ["game.journal"]);
    }
}

#[test]
fn a_disk_that_cannot_refuse_a_name_is_written_on_without_replacing_either() {
    let folder = folder_with(&[("a.ron", "old")]);
    let error = write_reserved(&folder.path().join("a.ron"), b"new").unwrap_err();
    assert_eq!(error.kind(), ErrorKind::AlreadyExists);
    write_reserved(&folder.path().join("b.ron"), b"new").unwrap();
    assert_eq!(names_in(folder.path()), ["a.ron", "b.ron"]);
    assert_eq!(fs::read(folder.path().join("a.ron")).unwrap(), b"old");
    assert_eq!(fs::read(folder.path().join("b.ron")).unwrap(), b"new");
}

#[test]
fn a_file_that_is_moved_replaces_nothing() {
    let folder = folder_with(&[("a.ron", "mine"), ("b.ron", "yours")]);
    let path = |name: &str| folder.path().join(name);
    assert_eq!(move_new(&path("a.ron"), &path("b.ron")).unwrap_err().trouble, Trouble::Exists);
    assert_eq!(fs::read(path("b.ron")).unwrap(), b"yours");
    move_new(&path("a.ron"), &path("c.ron")).unwrap();
    assert_eq!(names_in(folder.path()), ["b.ron", "c.ron"]);
    assert_eq!(move_new(&path("none"), &path("d.ron")).unwrap_err().trouble, Trouble::NotFound);
}

#[test]
fn a_file_that_is_renamed_as_windows_does_it_replaces_nothing_either() {
    let folder = folder_with(&[("a.ron", "mine"), ("b.ron", "yours")]);
    let path = |name: &str| folder.path().join(name);
    let error = rename_where_free(&path("a.ron"), &path("b.ron")).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::AlreadyExists);
    assert_eq!(rename_where_free(&path("none"), &path("d.ron")).unwrap_err().kind(), ErrorKind::NotFound);
    rename_where_free(&path("a.ron"), &path("c.ron")).unwrap();
    assert_eq!(names_in(folder.path()), ["b.ron", "c.ron"]);
    assert_eq!(
        (fs::read(path("b.ron")).unwrap(), fs::read(path("c.ron")).unwrap()),
        (b"yours".to_vec(), b"mine".to_vec())
    );
}

#[test]
fn a_file_that_is_moved_without_links_replaces_nothing_either() {
    let folder = folder_with(&[("a.ron", "mine"), ("b.ron", "yours")]);
    let path = |name: &str| folder.path().join(name);
    assert_eq!(move_without_links(&path("a.ron"), &path("b.ron")).unwrap_err().trouble, Trouble::Exists);
    assert_eq!((fs::read(path("a.ron")).unwrap(), fs::read(path("b.ron")).unwrap()), (b"mine".into(), b"yours".into()));
    move_without_links(&path("a.ron"), &path("c.ron")).unwrap();
    assert_eq!(
        (names_in(folder.path()), fs::read(path("c.ron")).unwrap()),
        (["b.ron", "c.ron"].map(String::from).into(), b"mine".into())
    );
    fs::create_dir(path("d")).unwrap();
    assert_eq!(move_without_links(&path("d"), &path("b.ron")).unwrap_err().trouble, Trouble::Exists);
    move_without_links(&path("d"), &path("e")).unwrap();
    assert!(path("e").is_dir() && !path("d").exists());
}
