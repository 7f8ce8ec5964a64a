export type PictureKind = "jpeg" | "png" | "webp";

const pngStart = Buffer.from("89504e470d0a1a0a", "hex");
/** Words inside a picture may be compressed: more than this could unpack to anything. */
const mostPngWords = 64_000;
/** Phones round their files up with a few zeros. */
const mostZerosAfterEnd = 64;

/**
 * What the bytes themselves say they are; null for anything that is not one whole JPEG, PNG or WebP from its first to its
 * last byte. So another file behind or before a picture is refused, and no other decoder is ever started.
 */
export function kindOfPicture(bytes: Uint8Array): PictureKind | null {
  const all = withoutZeros(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (all.length < 32) return null;
  if (all.readUIntBE(0, 3) === 0xffd8ff) return all.readUInt16BE(all.length - 2) === 0xffd9 ? "jpeg" : null;
  if (all.subarray(0, 8).equals(pngStart)) return isWholePng(all) ? "png" : null;
  if (all.toString("latin1", 0, 4) === "RIFF" && all.toString("latin1", 8, 12) === "WEBP") {
    // The zeros may have been the picture's own last bytes.
    return isWholeRiff(bytes.byteLength, all.readUInt32LE(4) + 8) ? "webp" : null;
  }
  return null;
}

/** Walks the parts of a PNG: each says its length, and the one named IEND is the last thing in the file. */
function isWholePng(all: Buffer): boolean {
  let at = pngStart.length;
  while (at + 12 <= all.length) {
    const length = all.readUInt32BE(at);
    const name = all.toString("latin1", at + 4, at + 8);
    if (/^[ziet]+TXt$/i.test(name) && length > mostPngWords) return false;
    at += 12 + length;
    if (name === "IEND") return at === all.length;
  }
  return false;
}

function withoutZeros(all: Buffer): Buffer {
  let end = all.length;
  while (end > 0 && all.length - end < mostZerosAfterEnd && all[end - 1] === 0) end -= 1;
  return all.subarray(0, end);
}

function isWholeRiff(length: number, said: number): boolean {
  return length >= said && length - said <= 1;
}
