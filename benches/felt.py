#!/usr/bin/env python3
"""How the program feels in a real window: `benches/felt.py PROGRAM [TIMES]`, on a screen of its own (Xvfb, 1440 x 900) that
the processor paints. Needs Xvfb and libXtst (`apt install xvfb xdotool`). Prints milliseconds from starting the program to its first
frame and to its last one, the memory of a window with a game, and milliseconds from a key or a movement of the pointer to the first
frame that is different. `benches/README.md` says what was measured."""

import ctypes, mmap, os, shutil, statistics, struct, subprocess, sys, tempfile, time

PROGRAM, TIMES = os.path.abspath(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 20
REPOSITORY = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
GAME = os.path.join(REPOSITORY, "tests", "journals", "tutorial.journal")
# So many lines of it: the middle of a game.
LINES = 80
WIDTH, HEIGHT, SCREEN = 1440, 900, ":93"


class Screen:
    """What is on it can be read from a file that the server keeps."""

    def __init__(self, folder):
        self.server = subprocess.Popen(
            ["Xvfb", SCREEN, "-screen", "0", f"{WIDTH}x{HEIGHT}x24", "-fbdir", folder, "-nocursor"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        path = os.path.join(folder, "Xvfb_screen0")
        while not os.path.exists(path) or os.path.getsize(path) < WIDTH * HEIGHT * 4:
            time.sleep(0.05)
        time.sleep(1)
        with open(path, "rb") as file:
            self.pixels = mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ)
        header = struct.unpack(">25I", self.pixels[:100])
        self.begin = header[0] + header[19] * 12
        x11, self.hands = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXtst.so.6")
        x11.XOpenDisplay.restype = ctypes.c_void_p
        self.display = ctypes.c_void_p(x11.XOpenDisplay(SCREEN.encode()))
        self.x11 = x11

    def look(self):
        return self.pixels[self.begin:self.begin + WIDTH * HEIGHT * 4]

    def key(self, name):
        code = self.x11.XKeysymToKeycode(self.display, ctypes.c_ulong(self.x11.XStringToKeysym(name.encode())))
        for down in (1, 0):
            self.hands.XTestFakeKeyEvent(self.display, code, down, ctypes.c_ulong(0))
        self.x11.XFlush(self.display)

    def point(self, x, y):
        self.hands.XTestFakeMotionEvent(self.display, -1, x, y, ctypes.c_ulong(0))
        self.x11.XFlush(self.display)

    def changes(self, before, within=10.0):
        """Milliseconds until it looks different from before."""
        begun = time.perf_counter()
        while time.perf_counter() - begun < within:
            if self.look() != before:
                return (time.perf_counter() - begun) * 1000
            time.sleep(0.0005)
        sys.exit("nothing changed")

    def rests(self, quiet=1.5):
        """Seconds of the clock at which it changed last, once it has been the same for a while."""
        seen, at = self.look(), time.perf_counter()
        while time.perf_counter() - at < quiet:
            time.sleep(0.002)
            now = self.look()
            if now != seen:
                seen, at = now, time.perf_counter()
        return at


    def answer(self, x):
        """How far down an answer lies that looks different under the pointer."""
        for y in range(200, HEIGHT - 60, 8):
            self.point(2, 2)
            self.rests(0.4)
            before = self.look()
            self.point(x, y)
            time.sleep(0.3)
            if self.look() != before:
                # A few points further down, so that the edge is not meant.
                return y + 6
        sys.exit("no answer was found")


def told(what, values):
    print(f"{what}: {statistics.median(values):.0f} ms ({min(values):.0f} to {max(values):.0f}, {len(values)} times)", flush=True)


def start(arguments, home):
    environment = dict(os.environ, DISPLAY=SCREEN, DELVEWRIGHT_HOME=home, LC_ALL="C.UTF-8", LIBGL_ALWAYS_SOFTWARE="1")
    environment.pop("WAYLAND_DISPLAY", None)
    return subprocess.Popen([PROGRAM, *arguments], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def end(program):
    program.kill()
    program.wait()
    time.sleep(0.5)


def main():
    folder = tempfile.mkdtemp()
    screen = Screen(folder)
    try:
        screen.point(2, 2)
        first, last = [], []
        for _ in range(TIMES):
            bare, begun = screen.look(), time.perf_counter()
            program = start([], os.path.join(folder, "home"))
            screen.changes(bare)
            first.append((time.perf_counter() - begun) * 1000)
            last.append((screen.rests() - begun) * 1000)
            end(program)
        told("from its start to the first frame", first)
        told("from its start to the last one, when nothing moves any more", last)
        game = os.path.join(folder, "game.journal")
        with open(GAME, encoding="utf-8") as whole, open(game, "w", encoding="utf-8") as part:
            part.writelines(line for line, _ in zip(whole, range(LINES)))
        program = start([game], os.path.join(folder, "home"))
        time.sleep(2)
        # There is no window manager that would give it the keys.
        subprocess.run(["xdotool", "search", "--sync", "--onlyvisible", "--name", "^Delvewright$", "windowfocus"],
                       env=dict(os.environ, DISPLAY=SCREEN), check=True)
        screen.rests()
        with open(f"/proc/{program.pid}/smaps_rollup") as rolled:
            sizes = {line.split(":")[0]: int(line.split()[1]) / 1024 for line in rolled if line.endswith("kB\n")}
        print(f"memory with a game: {sizes['Rss']:.0f} MiB, of it its own {sizes['Pss']:.0f} MiB", flush=True)
        answer = screen.answer(1120)
        deeds = {"the pointer onto an answer and off it": lambda at: screen.point(*((1120, answer) if at % 2 == 0 else (2, 2))),
                 "a key (L, light everything)": lambda at: screen.key("l"),
                 "a key (Tab, to the next thing)": lambda at: screen.key("Tab")}
        for what, deed in deeds.items():
            took = []
            screen.point(2, 2)
            screen.rests(0.6)
            for at in range(TIMES):
                before = screen.look()
                deed(at)
                took.append(screen.changes(before))
                screen.rests(0.6)
            told(f"from {what} to the first frame that is different", took)
        end(program)
    finally:
        screen.server.kill()
        shutil.rmtree(folder, ignore_errors=True)


main()
