import { mostBesideInBytes, type PictureHead } from "./picture-head.ts";

const pixelNames = new Set(["VP8 ", "VP8L", "ALPH"]);
const besideNames = new Set(["ICCP", "EXIF", "XMP "]);
const mostParts = 10_000;

interface Part {
  readonly name: string;
  readonly data: Buffer;
}

/** Reads a WebP from its first byte to its last; null for anything that is not one whole picture with known parts. */
export function webpHead(all: Buffer): PictureHead | null {
  const parts = partsOf(all);
  if (!parts?.every(({ name }) => isKnown(name))) return null;
  const beside = parts.filter(({ name }) => besideNames.has(name)).map(({ data }) => data);
  if (beside.reduce((sum, data) => sum + data.length, 0) > mostBesideInBytes) return null;
  const isMoving = parts.some(isMovement);
  const [size] = parts.flatMap((part) => sizeOf(part) ?? []);
  if (!(size || isMoving)) return null;
  return { kind: "webp", ...(size ?? { width: 1, height: 1, heldBytes: 0 }), isMoving, beside };
}

const isKnown = (name: string): boolean =>
  ["VP8X", "ANIM", "ANMF"].includes(name) || pixelNames.has(name) || besideNames.has(name);

const isMovement = ({ name, data }: Part): boolean =>
  name === "ANIM" || name === "ANMF" || (name === "VP8X" && ((data[0] ?? 0) & 2) !== 0);

/** Each part says its length, and all of them fill the file; null where they do not. */
function partsOf(all: Buffer): Part[] | null {
  if (all.toString("latin1", 0, 4) !== "RIFF" || all.toString("latin1", 8, 12) !== "WEBP") return null;
  const end = all.readUInt32LE(4) + 8;
  // A part of odd length is filled up by one byte, which some encoders forget to count.
  if (all.length < end || all.length - end > 1) return null;
  const parts: Part[] = [];
  for (let at = 12; at + 8 <= end && parts.length < mostParts; ) {
    const data = all.subarray(at + 8, at + 8 + all.readUInt32LE(at + 4));
    parts.push({ name: all.toString("latin1", at, at + 4), data });
    at += 8 + data.length + (data.length % 2);
    if (at > end + 1) return null;
  }
  return parts;
}

/** Width and height as the pixels themselves say; a lossless picture is held as a whole while it is unpacked. */
function sizeOf({ name, data }: Part): Pick<PictureHead, "width" | "height" | "heldBytes"> | null {
  if (name === "VP8 " && data.length >= 10) {
    const [width, height] = [data.readUInt16LE(6) & 0x3fff, data.readUInt16LE(8) & 0x3fff];
    return { width, height, heldBytes: 0 };
  }
  if (name === "VP8L" && data.length >= 5) {
    const bits = data.readUInt32LE(1);
    const [width, height] = [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
    return { width, height, heldBytes: 4 * width * height };
  }
  return null;
}
