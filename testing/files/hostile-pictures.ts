import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { aPhoto, pngBomb, pngPart, zipFile } from "./pictures.ts";

/** A segment of a JPEG. */
export function jpegSegment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([head, data]);
}

/** The JPEG with segments behind its first two bytes. */
export function withSegments(jpeg: Buffer, segments: readonly Buffer[]): Buffer {
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);
}

/** The PNG with parts behind its head. */
export function withParts(png: Buffer, parts: readonly Buffer[]): Buffer {
  return Buffer.concat([png.subarray(0, 33), ...parts, png.subarray(33)]);
}

const latin = (text: string): Buffer => Buffer.from(text, "latin1");
const page = latin("<!DOCTYPE html><html><script>alert(1)</script></html>");
const packed = (text: Buffer): Buffer => deflateSync(text, { level: 9 });
/** A zip without compression, whole enough for any reader: one entry, its directory, the end. */
const realZip = Buffer.concat([
  Buffer.from("504b03040a000000000000000000f4b4a9d20600000006000000010000006168656c6c6f0a", "hex"),
  Buffer.from(
    "504b01021e030a000000000000000000f4b4a9d206000000060000000100000000000000000000000000000000000061",
    "hex",
  ),
  Buffer.from("504b0506000000000100010030000000250000000000", "hex"),
]);

/** Files that are a picture and something that another program opens as well. */
export async function polyglots(): Promise<[name: string, bytes: Buffer][]> {
  const [jpeg, png, webp] = [
    await aPhoto(),
    await aPhoto({ format: "png" }),
    await aPhoto({ format: "webp" }),
  ];
  const comment = (data: Buffer) => withSegments(jpeg, [jpegSegment(0xfe, data)]);
  const part = (name: string, data: Buffer) => withParts(png, [pngPart(name, data)]);
  const endOfJpeg = Buffer.from("ffd9", "hex");
  return [
    ["a JPEG with an archive behind it", Buffer.concat([jpeg, realZip])],
    ["a JPEG with an archive behind it that ends as a JPEG does", Buffer.concat([jpeg, realZip, endOfJpeg])],
    ["a JPEG with an archive in its comment", comment(realZip)],
    ["a JPEG with a page in its comment", comment(page)],
    ["a JPEG with a page behind it", Buffer.concat([jpeg, page, endOfJpeg])],
    ["a JPEG with a program for the server in its comment", comment(latin("<?php system($_GET[0]); ?>"))],
    ["a JPEG with a document in its comment", comment(latin("%PDF-1.7\n1 0 obj\n"))],
    ["a PNG with an archive in a part of its own", part("zzZz", zipFile)],
    ["a PNG with an archive behind its end", Buffer.concat([png, realZip])],
    ["a PNG with a page in its words", part("tEXt", Buffer.concat([latin("Comment\0"), page]))],
    ["a WebP with an archive in a part of its own", webpWith(webp, "PRIV", realZip)],
    ["a WebP with a page in its facts", webpWith(webp, "XMP ", page)],
  ];
}

/** Pictures with data that nothing opens by itself; only the pixels of them may go on. */
export async function stowaways(): Promise<[name: string, bytes: Buffer][]> {
  const [jpeg, png] = [await aPhoto(), await aPhoto({ format: "png" })];
  const script = Buffer.concat([Buffer.from("ffd8ffe02f2a", "hex"), Buffer.alloc(12_072), jpeg.subarray(2)]);
  const packedPage = pngPart("zTXt", Buffer.concat([latin("Comment\0\0"), packed(page)]));
  const profile = Buffer.concat([latin("profile\0\0"), packed(Buffer.alloc(50_000_000))]);
  return [
    ["a JPEG whose first segment is a comment of a script", script],
    ["a JPEG with text behind its end", Buffer.concat([jpeg, latin("A note of two lines.\n".repeat(9))])],
    ["a JPEG of 5,000 comments", withSegments(jpeg, manyComments())],
    ["a JPEG with a thousand passes over its pixels", jpegOfPasses(jpeg, 1000)],
    ["a PNG with data in a part of its own", withParts(png, [pngPart("prIv", Buffer.alloc(5000, 65))])],
    ["a PNG with a page in its packed words", withParts(png, [packedPage])],
    ["a PNG with a profile of 50 MB", pngBomb(64, 64, [pngPart("iCCP", profile)])],
  ];
}

const manyComments = (): Buffer[] => Array(5000).fill(jpegSegment(0xfe, Buffer.alloc(9, 65)));

/** The WebP with one more part, its length put right. */
function webpWith(webp: Buffer, name: string, data: Buffer): Buffer {
  const head = Buffer.concat([latin(name), Buffer.alloc(4)]);
  head.writeUInt32LE(data.length, 4);
  const all = Buffer.concat([webp, head, data, Buffer.alloc(data.length % 2)]);
  all.writeUInt32LE(all.length - 8, 4);
  return all;
}

/** Small files that a careless decoder fills its memory or its day with; each with the refusal that is due. */
export async function memoryBombs(): Promise<[name: string, bytes: Buffer, refusal: string][]> {
  const five = { width: 5000, height: 5000, channels: 3, background: "#c83" } as const;
  const flat = () => sharp({ create: five });
  const notAPicture = "files/not-a-picture";
  const tooHeavy = "files/too-heavy";
  return [
    ["a PNG with twenty packed comments of 50 MB", pngBomb(64, 64, manyWords()), notAPicture],
    ["an interlaced PNG of 25 megapixels with 16 bits", deepPng(5000, 5000), tooHeavy],
    [
      "a progressive JPEG of 25 megapixels with full colours",
      await flat().jpeg({ progressive: true, chromaSubsampling: "4:4:4" }).toBuffer(),
      tooHeavy,
    ],
    [
      "a lossless WebP of 25 megapixels",
      await flat().webp({ lossless: true, effort: 0 }).toBuffer(),
      tooHeavy,
    ],
  ];
}

function manyWords(): Buffer[] {
  const words = Buffer.concat([latin("Comment\0\0"), packed(Buffer.alloc(50_000_000))]);
  return Array.from({ length: 20 }, () => pngPart("zTXt", words));
}

/** Head of an interlaced PNG with 16 bits of four channels. */
function deepPng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([16, 6, 0, 0, 1], 8);
  const png = pngBomb(width, height);
  return Buffer.concat([png.subarray(0, 8), pngPart("IHDR", head), png.subarray(33)]);
}

/** The last scan of the JPEG again and again. */
function jpegOfPasses(jpeg: Buffer, passes: number): Buffer {
  const scan = jpeg.subarray(jpeg.lastIndexOf(Buffer.from("ffda", "hex")), -2);
  return Buffer.concat([jpeg.subarray(0, -2), ...Array(passes).fill(scan), jpeg.subarray(-2)]);
}
