import { hidesFile } from "./hidden-files.ts";
import { jpegHead } from "./jpeg-head.ts";
import { withoutZeros } from "./phone-trailer.ts";
import type { PictureHead } from "./picture-head.ts";
import { pngHead } from "./png-head.ts";
import { webpHead } from "./webp-head.ts";

/**
 * What the bytes themselves say they are; null for anything that is not one whole JPEG, PNG or WebP from its first to
 * its last byte, or is another file as well. So no other decoder is ever started, and nothing is unpacked unmeasured.
 */
export function headOf(bytes: Uint8Array): PictureHead | null {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (all.length < 32) return null;
  const head = jpegHead(all) ?? webpHead(all) ?? pngHead(withoutZeros(all));
  return head && !hidesFile(all, head.beside) ? head : null;
}
