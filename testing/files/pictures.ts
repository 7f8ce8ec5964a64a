import { crc32, deflateSync, gzipSync } from "node:zlib";
import sharp from "sharp";

interface PhotoWish {
  readonly width?: number;
  readonly height?: number;
  /** As a phone that was turned writes it: 6 is a quarter turn. */
  readonly orientation?: number;
  readonly hasPlace?: boolean;
  /** Every pixel another colour: hard to make small. */
  readonly isNoise?: boolean;
  readonly format?: "jpeg" | "png" | "webp";
}

/** A picture as a phone takes it; left half red, right half green. */
export async function aPhoto(wish: PhotoWish = {}): Promise<Buffer> {
  const { width = 64, height = 48, format = "jpeg" } = wish;
  const pixels = wish.isNoise ? noise(width, height) : halves(width, height);
  const picture = sharp(pixels, { raw: { width, height, channels: 3 } }).toFormat(format, { quality: 90 });
  if (wish.hasPlace) {
    const place = { GPSLatitudeRef: "N", GPSLatitude: "18/1 0/1 44/1", GPSLongitudeRef: "E" };
    picture.withExif({ IFD0: { Make: "SanthaPhone" }, IFD3: place });
  }
  if (wish.orientation) picture.withMetadata({ orientation: wish.orientation });
  return picture.toBuffer();
}

function halves(width: number, height: number): Buffer {
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at += 1) pixels[at * 3 + (at % width < width / 2 ? 0 : 1)] = 200;
  return pixels;
}

function noise(width: number, height: number): Buffer {
  const pixels = Buffer.alloc(width * height * 3);
  let state = 7;
  for (let at = 0; at < pixels.length; at += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    pixels[at] = state >> 16;
  }
  return pixels;
}

const pngStart = Buffer.from("89504e470d0a1a0a", "hex");

/** One part of a PNG with its length and check. */
export function pngPart(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** A PNG whose head names this size; its data are megabytes of zeros in a few kilobytes. */
export function pngBomb(width: number, height: number, parts: readonly Buffer[] = []): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc(30_000_000), { level: 9 });
  return Buffer.concat([
    pngStart,
    pngPart("IHDR", head),
    ...parts,
    pngPart("IDAT", data),
    pngPart("IEND", Buffer.alloc(0)),
  ]);
}

/** A compressed comment of 200 MB inside a small PNG. */
export function pngWithTextBomb(): Buffer {
  const text = deflateSync(Buffer.alloc(200_000_000), { level: 9 });
  return pngBomb(64, 64, [pngPart("zTXt", Buffer.concat([Buffer.from("Comment\0\0", "latin1"), text]))]);
}

/** A GIF of 1 × 1 pixel with so many frames. */
export function manyFrames(count: number): Buffer {
  const head = Buffer.from("474946383961010001008000000000000000ff", "hex");
  const frame = Buffer.from("21f90400010000002c00000000010001000002024401003b".slice(0, -2), "hex");
  return Buffer.concat([head, ...Array.from({ length: count }, () => frame), Buffer.from("3b", "hex")]);
}

/** So many bytes of zeros as gzip. */
export function gzipBomb(bytes: number): Buffer {
  return gzipSync(Buffer.alloc(bytes), { level: 9 });
}

/** Any archive begins so and ends with its own directory. */
export const zipFile = Buffer.concat([
  Buffer.from("504b0304140000000800", "hex"),
  Buffer.alloc(200, 7),
  Buffer.from("504b0506000000000000000000000000000000000000", "hex"),
]);
