"""Files of what was trained, as `engine::trained` reads them: a header, then the numbers, compressed."""
import hashlib
import struct
import zlib

import numpy as np

HEADER = 40


def split(numbers):
    """Numbers of 16 bits as they are packed: folded, so that small ones of both signs have no high byte; all low bytes,
    then all high ones."""
    wide = np.asarray(numbers).astype(np.int32)
    folded = ((wide << 1) ^ (wide >> 15)).astype("<u2").view(np.uint8).reshape(-1, 2)
    return folded[:, 0].tobytes() + folded[:, 1].tobytes()


def joined(plain, count):
    """The first numbers of what `split` gave."""
    low, high = np.frombuffer(plain, np.uint8, 2 * count).reshape(2, -1).astype(np.int32)
    folded = low | high << 8
    return (folded >> 1) ^ -(folded & 1)


def write(path, magic, name, shape, plain):
    """Writes a file whose shape is four numbers, packed already; gives its hash."""
    digest = hashlib.sha256(plain).digest()[:8]
    header = magic + name.encode().ljust(8, b"\0") + shape + digest
    path.parent.mkdir(parents=True, exist_ok=True)
    # Numbers that are small more often than not pack better so.
    packer = zlib.compressobj(9, zlib.DEFLATED, 15, 9, zlib.Z_FILTERED)
    path.write_bytes(header + packer.compress(plain) + packer.flush())
    return digest.hex()


def read(path):
    """The four numbers of a file's shape, the last with its sign, and what was packed."""
    file = path.read_bytes()
    return struct.unpack_from("<IIIi", file, 16), zlib.decompress(file[HEADER:])
