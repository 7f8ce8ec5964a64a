import sharp, { type Sharp } from "sharp";
import {
  type PictureFormat,
  type PictureSize,
  pictureFormats,
  pictureSizes,
} from "../contract/picture-url.ts";
import { reading, type Undrawable, undrawable } from "./check-picture.ts";

// One picture is decoded at a time and nothing is kept, so that memory stays bounded.
sharp.concurrency(1);
sharp.cache(false);

const longestWorkInSeconds = 8;

/** Largest file by width: what lists show is at most 15 kB. */
const mostBytes: Readonly<Record<PictureSize, number>> = {
  96: 5_000,
  320: 15_000,
  640: 60_000,
  1280: 220_000,
};
const qualities: Readonly<Record<PictureFormat, readonly number[]>> = {
  avif: [50, 38, 26, 14],
  webp: [74, 56, 38, 20],
};

export type DrawnFile = {
  readonly size: PictureSize;
  readonly format: PictureFormat;
  readonly bytes: Uint8Array;
};
export interface DrawnPicture {
  readonly width: number;
  readonly height: number;
  readonly files: readonly DrawnFile[];
}
/**
 * Draws a picture anew, upright, in all sizes and both formats. Only its pixels go over: no place, camera, comment or
 * hidden file.
 */
export async function drawPicture(bytes: Uint8Array): Promise<DrawnPicture | Undrawable> {
  const objection = await undrawable(bytes);
  if (objection) return objection;
  try {
    return await drawn(await largest(bytes));
  } catch {
    // The decoder met something that is not as its head says.
    return "files/not-a-picture";
  }
}

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 2 | 3 | 4;
}

/** The pixels of the largest size, on white where the picture lets something through. */
async function largest(bytes: Uint8Array): Promise<Pixels> {
  const { data, info } = await fitting(sharp(bytes, reading).autoOrient(), 1280)
    .flatten({ background: "#fff" })
    .toColourspace("srgb")
    .raw()
    .timeout({ seconds: longestWorkInSeconds })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels as Pixels["channels"] };
}

function fitting(picture: Sharp, size: PictureSize): Sharp {
  return picture.resize({ width: size, height: 2 * size, fit: "inside", withoutEnlargement: true });
}

async function drawn({ data, width, height, channels }: Pixels): Promise<DrawnPicture> {
  const pixels = () => sharp(data, { raw: { width, height, channels } });
  const files: DrawnFile[] = [];
  for (const size of pictureSizes) {
    for (const format of pictureFormats) {
      // A picture that is whole in a smaller size already is kept under the larger one as it is.
      const whole = files.find((file) => file.format === format && file.size >= width);
      files.push({ size, format, bytes: whole?.bytes ?? (await encoded(pixels, size, format)) });
    }
  }
  return { width, height, files };
}

/** The best quality that stays below the size's limit; what is far above it is made as small as can be at once. */
async function encoded(pixels: () => Sharp, size: PictureSize, format: PictureFormat): Promise<Uint8Array> {
  let bytes: Uint8Array = new Uint8Array();
  const [lowest] = qualities[format].slice(-1);
  for (const quality of qualities[format]) {
    if (bytes.byteLength > 3 * mostBytes[size] && quality !== lowest) continue;
    const picture = fitting(pixels(), size);
    const written =
      format === "avif" ? picture.avif({ quality, effort: 2 }) : picture.webp({ quality, effort: 4 });
    bytes = await written.timeout({ seconds: longestWorkInSeconds }).toBuffer();
    if (bytes.byteLength <= mostBytes[size]) return bytes;
  }
  return bytes;
}
