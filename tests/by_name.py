#!/usr/bin/env python3
"""Finds controls of the running program by their accessible names, for scripts that press them with the real mouse.

The program has to be built with the feature `inspection` and started with EGUI_INSPECTION=127.0.0.1:PORT. Then

    by_name.py PORT names            prints all names, one a line
    by_name.py PORT where NAME       prints x and y of the middle of the control, in pixels of the window
    by_name.py PORT scale            prints how many pixels a point has
    by_name.py PORT wait NAME [S]    waits until something is called so, S seconds at most (60)

A name counts if it begins with NAME, or, where NAME begins with ~, if it holds the rest of it. Exit code 1: there is none."""

import socket
import struct
import sys
import time

MAGIC = b"eins"


class Packed:
    """Reads MessagePack, as far as the program writes it (msgpack.org)."""

    def __init__(self, data):
        self.data, self.at = data, 0

    def take(self, count):
        self.at += count
        return self.data[self.at - count : self.at]

    def number(self, form):
        return struct.unpack(">" + form, self.take(struct.calcsize(form)))[0]

    def value(self):
        kind = self.take(1)[0]
        if kind < 0x80:
            return kind
        if kind < 0x90:
            return self.pairs(kind & 0x0F)
        if kind < 0xA0:
            return [self.value() for _ in range(kind & 0x0F)]
        if kind < 0xC0:
            return self.take(kind & 0x1F).decode()
        if kind >= 0xE0:
            return kind - 0x100
        if kind in (0xC0, 0xC2, 0xC3):
            return {0xC0: None, 0xC2: False, 0xC3: True}[kind]
        if kind in (0xC4, 0xC5, 0xC6):
            return self.take(self.number("BHI"[kind - 0xC4]))
        if 0xCA <= kind <= 0xD3:
            return self.number("fdBHIQbhiq"[kind - 0xCA])
        if kind in (0xD9, 0xDA, 0xDB):
            return self.take(self.number("BHI"[kind - 0xD9])).decode()
        if kind in (0xDC, 0xDD):
            return [self.value() for _ in range(self.number("HI"[kind - 0xDC]))]
        if kind in (0xDE, 0xDF):
            return self.pairs(self.number("HI"[kind - 0xDE]))
        raise ValueError(f"{kind:#x} is nothing that the program writes")

    def pairs(self, count):
        found = {}
        for _ in range(count):
            name = self.value()
            found[name] = self.value()
        return found


def exactly(connection, count):
    data = b""
    while len(data) < count:
        more = connection.recv(count - len(data))
        if not more:
            raise ConnectionError("the program has gone")
        data += more
    return data


def tree(port):
    """How many pixels a point has, and everything that has a name."""
    with socket.create_connection(("127.0.0.1", port), timeout=30) as connection:
        if exactly(connection, 8)[:4] != MAGIC:
            raise ConnectionError("somebody else listens there")
        wanted = b"GetTree"
        body = bytes([0xA0 | len(wanted)]) + wanted
        connection.sendall(struct.pack(">I", len(body)) + body)
        answer = Packed(exactly(connection, struct.unpack(">I", exactly(connection, 4))[0])).value()
    _, pixels, found = answer["Tree"]
    return pixels, list(named(found))


def named(part):
    """Everything with a name in a part of the tree, with its bounds where it has some."""
    if isinstance(part, dict):
        name = part.get("label") or part.get("value")
        if isinstance(name, str):
            yield name, part.get("bounds")
        for inside in part.values():
            yield from named(inside)
    elif isinstance(part, list):
        for inside in part:
            yield from named(inside)


def is_meant(name, wanted):
    return wanted[1:] in name if wanted.startswith("~") else name.startswith(wanted)


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    port, what, *rest = sys.argv[1:]
    if what == "names":
        for name, _ in tree(int(port))[1]:
            print(name.replace("\n", " "))
        return
    if what == "scale":
        print(tree(int(port))[0])
        return
    until = time.monotonic() + (float(rest[1]) if what == "wait" and len(rest) > 1 else 60 if what == "wait" else 0)
    while True:
        try:
            pixels, all_named = tree(int(port))
            bounds = next((bounds for name, bounds in all_named if is_meant(name, rest[0])), False)
        except (ConnectionError, socket.timeout):
            bounds = False
        if bounds is not False:
            break
        if time.monotonic() >= until:
            sys.exit(1)
        time.sleep(0.5)
    if what == "where":
        left, top, right, bottom = bounds.values() if isinstance(bounds, dict) else bounds
        print(round((left + right) / 2 * pixels), round((top + bottom) / 2 * pixels))


main()
