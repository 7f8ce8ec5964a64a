import { inflateSync } from "node:zlib";
import { mostBesideInBytes, type PictureHead } from "./picture-head.ts";

const start = Buffer.from("89504e470d0a1a0a", "hex");
/** Encoders cut pixels into parts of 8 kB and more. */
const mostParts = 20_000;
/** Parts beside the pixels that the format itself knows; a part of anybody's own may hold anything. */
const besideNames = new Set(
  "cHRM gAMA iCCP sBIT sRGB cICP mDCV mDCv cLLI cLLi bKGD hIST pHYs sPLT eXIf tIME tRNS tEXt zTXt iTXt PLTE".split(
    " ",
  ),
);
/** Where Apple's phones begin the second half of a screenshot. */
const isAppleIndex = (name: string, data: Buffer): boolean => name === "iDOT" && data.length <= 64;

interface Part {
  readonly name: string;
  readonly data: Buffer;
}

/** Reads a PNG from its first byte to its last; null for anything that is not one whole picture with known parts. */
export function pngHead(all: Buffer): PictureHead | null {
  const parts = partsOf(all);
  const [first, last] = [parts?.[0], parts?.at(-1)];
  if (!parts || first?.name !== "IHDR" || first.data.length !== 13 || last?.name !== "IEND") return null;
  if (last.data.length > 0) return null;
  const isMoving = parts.some(({ name }) => name === "acTL");
  const beside = isMoving ? [] : besideOf(parts.slice(1, -1));
  if (!beside) return null;
  const [width, height] = [first.data.readUInt32BE(0), first.data.readUInt32BE(4)];
  const [depth = 0, colour = 0, , , interlace = 0] = first.data.subarray(8);
  const pixelBytes = (channels(colour) * Math.max(8, depth)) / 8;
  // What is interlaced is handed on only once all of it is there.
  const heldBytes = interlace === 0 ? 0 : width * height * pixelBytes;
  return { kind: "png", width, height, heldBytes, isMoving, beside };
}

/** Grey, colours, palette, grey and colours with transparency: as they are once they are unpacked. */
const channels = (colour: number): number => ({ 0: 1, 2: 3, 3: 4, 4: 2, 6: 4 })[colour] ?? 4;

/** Each part says its length; the one named IEND is the last thing in the file. */
function partsOf(all: Buffer): Part[] | null {
  if (!all.subarray(0, start.length).equals(start)) return null;
  const parts: Part[] = [];
  let at = start.length;
  while (at + 12 <= all.length && parts.length < mostParts) {
    const end = at + 12 + all.readUInt32BE(at);
    const name = all.toString("latin1", at + 4, at + 8);
    parts.push({ name, data: all.subarray(at + 8, end - 4) });
    at = end;
    if (name === "IEND") return at === all.length ? parts : null;
  }
  return null;
}

/** What stands beside the pixels, unpacked; null where a part is unknown or unpacks to too much. */
function besideOf(parts: readonly Part[]): Buffer[] | null {
  const beside: Buffer[] = [];
  let room = mostBesideInBytes;
  for (const { name, data } of parts) {
    if (name === "IDAT") continue;
    if (!besideNames.has(name) && !isAppleIndex(name, data)) return null;
    const unpacked = unpackedPart(name, data, room);
    if (!unpacked) return null;
    beside.push(data, unpacked);
    room -= data.length + unpacked.length;
    if (room <= 0) return null;
  }
  return beside;
}

/** The words or the profile of a packed part; nothing of others, null for more than `room` bytes. */
function unpackedPart(name: string, data: Buffer, room: number): Buffer | null {
  const from = packedFrom(name, data);
  if (from === null) return Buffer.alloc(0);
  try {
    return inflateSync(data.subarray(from), { maxOutputLength: room });
  } catch {
    return null;
  }
}

/** Where the packed bytes of a part begin: behind a name, and in `iTXt` behind flags, language and translated name. */
function packedFrom(name: string, data: Buffer): number | null {
  const nameEnd = data.indexOf(0);
  if (name === "iCCP" || name === "zTXt") return nameEnd + 2;
  if (name !== "iTXt" || data[nameEnd + 1] !== 1) return null;
  const languageEnd = data.indexOf(0, nameEnd + 3);
  return data.indexOf(0, languageEnd + 1) + 1;
}
