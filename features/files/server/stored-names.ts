import { pictureFormats, pictureSizes } from "../contract/picture-url.ts";

/** Name of one size of a picture in the store. */
export function storedName(fileKey: string, size: number, format: string): string {
  return `${fileKey}-${size}.${format}`;
}

/** All names under which a picture lies in the store. */
export function storedNames(fileKey: string): readonly string[] {
  return pictureSizes.flatMap((size) => pictureFormats.map((format) => storedName(fileKey, size, format)));
}
