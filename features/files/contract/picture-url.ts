/** Longest widths in which a picture is kept; a smaller picture is never blown up. */
export const pictureSizes = [96, 320, 640, 1280] as const;
export type PictureSize = (typeof pictureSizes)[number];

/** AVIF where the browser knows it, WebP otherwise. */
export const pictureFormats = ["avif", "webp"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Address of one size of a picture. */
export function pictureUrl(
  pictureKey: string,
  size: PictureSize = 320,
  format: PictureFormat = "webp",
): string {
  return `/v2/files/pictures/${pictureKey}-${size}.${format}`;
}

/** Key, size and format of a picture's address; null for any other address. */
export function pictureOf(
  url: string,
): { readonly pictureKey: string; readonly size: PictureSize; readonly format: PictureFormat } | null {
  const [, pictureKey, width, ending] =
    /^(?:\/v2\/files\/pictures\/)?([\w-]{22})-(\d+)\.(\w+)$/.exec(url) ?? [];
  const size = pictureSizes.find((each) => String(each) === width);
  const format = pictureFormats.find((each) => each === ending);
  return pictureKey && size && format ? { pictureKey, size, format } : null;
}

/** A picture in the widths and formats among which a browser chooses. */
interface PictureSources {
  /** Its thumbnail as WebP, which every browser shows. */
  readonly src: string;
  readonly avif: string;
  readonly webp: string;
}

/** All sizes of a picture by its key; undefined where there is none. */
export function sourcesOf(pictureKey: string): PictureSources;
export function sourcesOf(pictureKey: string | null | undefined): PictureSources | undefined;
export function sourcesOf(pictureKey: string | null | undefined): PictureSources | undefined {
  if (!pictureKey) return undefined;
  const widths = (format: PictureFormat): string =>
    pictureSizes.map((size) => `${pictureUrl(pictureKey, size, format)} ${size}w`).join(", ");
  return { src: pictureUrl(pictureKey), avif: widths("avif"), webp: widths("webp") };
}

/** Up to this width a picture is a thumbnail, which is all that a device shows that saves data. */
export const thumbnailSize: PictureSize = 320;

/**
 * The sizes of a picture in one format, up to the largest wanted, as a browser's `srcset`; null for an address that is
 * none of ours.
 */
export function pictureSources(
  url: string,
  format: PictureFormat,
  largest: PictureSize = 1280,
): string | null {
  const picture = pictureOf(url);
  return (
    picture &&
    pictureSizes
      .filter((size) => size <= largest)
      .map((size) => `${pictureUrl(picture.pictureKey, size, format)} ${size}w`)
      .join(", ")
  );
}
