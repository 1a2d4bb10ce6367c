"""Writes a picture again with 256 colours, which makes its PNG several times smaller: for drawings, not for photos."""

import struct
import zlib


def packed(png: bytes) -> bytes:
    """The same picture with at most 256 colours (the most used of each group of like ones), tightly packed."""
    width, height, pixels = unpacked(png)
    counts: dict[bytes, int] = {}
    for at in range(0, len(pixels), 3):
        colour = pixels[at : at + 3]
        counts[colour] = counts.get(colour, 0) + 1
    boxes = cut(counts)
    palette = [max(box, key=lambda colour: counts[colour]) for box in boxes]
    index = {colour: number for number, box in enumerate(boxes) for colour in box}
    rows = bytearray()
    for row in range(height):
        rows.append(0)
        start = row * width * 3
        rows += bytes(index[pixels[at : at + 3]] for at in range(start, start + width * 3, 3))
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    parts = [(b"IHDR", header), (b"PLTE", b"".join(palette)), (b"IDAT", zlib.compress(bytes(rows), 9)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in parts
    )


def cut(counts: dict[bytes, int]) -> list[list[bytes]]:
    """At most 256 groups of like colours: the widest and most used is cut in two, again and again (median cut)."""
    boxes = [list(counts)]
    worths = [_worth(boxes[0], counts)]
    while len(boxes) < 256:
        best = worths.index(max(worths))
        box = boxes.pop(best)
        worths.pop(best)
        if len(box) < 2:
            boxes.append(box)
            break
        axis = max(range(3), key=lambda one: max(c[one] for c in box) - min(c[one] for c in box))
        box.sort(key=lambda colour: colour[axis])
        half, reached, at = sum(counts[colour] for colour in box) / 2, 0, 1
        for number, colour in enumerate(box[:-1], 1):
            reached += counts[colour]
            at = number
            if reached >= half:
                break
        parts = [box[:at], box[at:]]
        boxes += parts
        worths += [_worth(part, counts) for part in parts]
    return boxes


def _worth(box: list[bytes], counts: dict[bytes, int]) -> float:
    """How much is gained by cutting a box."""
    if len(box) < 2:
        return -1
    spread = max(max(c[axis] for c in box) - min(c[axis] for c in box) for axis in range(3))
    return float(spread * sum(counts[colour] for colour in box) ** 0.35)


def unpacked(png: bytes) -> tuple[int, int, bytes]:
    """Width, height and pixels (three bytes each) of a PNG as Chromium writes it: 8 bits, RGB or RGBA."""
    at, data, width, height, kind = 8, b"", 0, 0, 2
    while at < len(png):
        length, name = struct.unpack(">I4s", png[at : at + 8])
        part = png[at + 8 : at + 8 + length]
        if name == b"IHDR":
            width, height, _, kind = struct.unpack(">IIBB", part[:10])
        elif name == b"IDAT":
            data += part
        at += length + 12
    size = 4 if kind == 6 else 3
    lines, before = zlib.decompress(data), bytes(width * size)
    found = bytearray()
    for row in range(height):
        start = row * (width * size + 1)
        before = _unfiltered(lines[start], bytearray(lines[start + 1 : start + 1 + width * size]), before, size)
        found += before if size == 3 else b"".join(before[x : x + 3] for x in range(0, len(before), 4))
    return width, height, bytes(found)


def _unfiltered(way: int, line: bytearray, above: bytes, size: int) -> bytes:
    """One row, with its PNG filter undone."""
    for at in range(len(line) if way else 0):
        left = line[at - size] if at >= size else 0
        corner = above[at - size] if at >= size else 0
        guess = (0, left, above[at], (left + above[at]) // 2, _paeth(left, above[at], corner))[way]
        line[at] = (line[at] + guess) & 255
    return bytes(line)


def _paeth(left: int, above: int, corner: int) -> int:
    guess = left + above - corner
    far = (abs(guess - left), abs(guess - above), abs(guess - corner))
    return left if far[0] <= far[1] and far[0] <= far[2] else above if far[1] <= far[2] else corner
