import sharp, { type Metadata } from "sharp";
import { hidesFile } from "./hidden-files.ts";

/** The library's default is ten times as high; one small file could then take a gigabyte of memory. */
export const mostPixels = 25_000_000;
/** Longest side in pixels: a narrow picture has few pixels but may have endless rows to render. */
export const longestSide = 16_000;
/** Most pictures are decoded row by row; others may take this much memory at once. */
const mostHeldBytes = 80_000_000;

/** Compressed comments allowed in a PNG: each unpacks to as much as 50 MB before its size is known. */
const mostPackedComments = 2;

/** Options for every uploaded file: damaged pictures are errors, and rows are read once. */
export const reading = { limitInputPixels: mostPixels, failOn: "error", sequentialRead: true } as const;

export type Undrawable =
  | "files/not-a-picture"
  | "files/moving-picture"
  | "files/too-many-pixels"
  | "files/too-heavy";

/**
 * Checks the header before a pixel is decoded. Returns why the bytes are no still picture of an allowed size; null
 * if they are.
 */
export async function undrawable(bytes: Uint8Array): Promise<Undrawable | null> {
  const kind = kindOf(bytes);
  if (kind === null || hidesFile(bytes)) return "files/not-a-picture";
  if (kind === "png" && packedComments(bytes) > mostPackedComments) return "files/not-a-picture";
  try {
    return objectionTo(await sharp(bytes, { ...reading, limitInputPixels: false }).metadata());
  } catch {
    return "files/not-a-picture";
  }
}

/** The three formats by their first bytes, so that no other decoder ever runs. */
function kindOf(bytes: Uint8Array): "jpeg" | "png" | "webp" | null {
  const start = Buffer.from(bytes.subarray(0, 12)).toString("latin1");
  if (start.startsWith("\xff\xd8\xff")) return "jpeg";
  if (start.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  return start.startsWith("RIFF") && start.endsWith("WEBP") ? "webp" : null;
}

function packedComments(png: Uint8Array): number {
  return (
    Buffer.from(png)
      .toString("latin1")
      .match(/[zi]TXt/g)?.length ?? 0
  );
}

function objectionTo(head: Metadata): Undrawable | null {
  if ((head.pages ?? 1) > 1) return "files/moving-picture";
  const { width, height } = head;
  if (Math.max(width, height) > longestSide || width * height > mostPixels) return "files/too-many-pixels";
  return heldBytes(head) > mostHeldBytes ? "files/too-heavy" : null;
}

/**
 * The most bytes that a decoder may hold at once: coefficients of a progressive JPEG, or all pixels of an
 * interlaced PNG or lossless WebP. JPEG and WebP headers do not always reveal the kind, so the worst is assumed.
 */
function heldBytes({ format, width, height, channels, depth, chromaSubsampling, isProgressive }: Metadata) {
  const pixels = width * height;
  if (format === "jpeg") return 2 * pixels * (chromaSubsampling === "4:2:0" ? 1.5 : channels);
  if (format === "webp") return 4 * pixels;
  return isProgressive ? pixels * channels * (depth === "ushort" ? 2 : 1) : 0;
}
