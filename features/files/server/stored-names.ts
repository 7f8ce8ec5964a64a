import { pictureFormats, pictureSizes } from "../contract/picture-url.ts";
import { voiceFormats } from "../contract/voice-url.ts";

/** Name of one size of a picture in the store. */
export function storedName(fileKey: string, size: number, format: string): string {
  return `${fileKey}-${size}.${format}`;
}

/** Name of a voice note in the store. */
export function voiceStoredName(fileKey: string, format: string): string {
  return `${fileKey}.${format}`;
}

/** All names under which a file may lie in the store, whatever it is. */
export function possibleNames(fileKey: string): readonly string[] {
  return [...storedNames(fileKey), ...voiceFormats.map((format) => voiceStoredName(fileKey, format))];
}

/** All names under which a picture lies in the store. */
export function storedNames(fileKey: string): readonly string[] {
  return pictureSizes.flatMap((size) => pictureFormats.map((format) => storedName(fileKey, size, format)));
}
