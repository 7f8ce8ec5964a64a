import { type ReactNode, useState } from "react";
import { useDataSaver } from "../../data/data-saver.ts";
import { useOnline } from "../../data/online.ts";
import { classes } from "../classes.tsx";

/** The stalls of the market, each with its tint: seeds, nutrition, crop care, tools. */
export type ImageTint = "seed" | "feed" | "care" | "tool";

/** A photo in the widths and formats among which the browser chooses. */
export interface PhotoSources {
  /** Its thumbnail, all that is shown while data are saved. */
  readonly src: string;
  readonly avif: string;
  readonly webp: string;
}

/** How wide a product stands in a card: two in a row on phones, up to five on wide screens. */
const cardSizes = "(min-width: 64rem) 240px, (min-width: 48rem) 25vw, 50vw";

interface Picture {
  /** Address of the drawing, which also stands where a photo cannot be loaded. */
  readonly picture: string;
  readonly photo?: PhotoSources | null | undefined;
  /** True for pictures of the first screen. */
  readonly eager?: boolean;
}

/** The tinted cloth a product lies on, with its photo or drawing. The words beside it name the product. */
export function ProductImage({
  tint,
  className,
  children,
  sizes = cardSizes,
  ...picture
}: Picture & {
  readonly tint: ImageTint;
  /** How wide the photo is shown, as CSS. */
  readonly sizes?: string;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}) {
  return (
    <span className={classes("bed", tint, className)}>
      <PhotoOrDrawing {...picture} alt="" sizes={sizes} />
      {children}
    </span>
  );
}

/** The photo where there is one that can be loaded, else the drawing. */
export function PhotoOrDrawing(
  picture: Picture & {
    readonly alt: string;
    readonly sizes: string;
    /** True for the largest picture of a page. */
    readonly isFirst?: boolean;
  },
) {
  const { photo, alt, picture: drawing, eager = false } = picture;
  return photo ? (
    <LoadedPhoto key={photo.src} {...picture} photo={photo} />
  ) : (
    <Drawing {...{ drawing, alt, eager }} />
  );
}

function LoadedPhoto({
  photo,
  picture: drawing,
  alt,
  sizes,
  eager = false,
  isFirst = false,
}: Parameters<typeof PhotoOrDrawing>[0] & { readonly photo: PhotoSources }) {
  const isSaving = useDataSaver();
  const isOnline = useOnline();
  // What failed without a connection is tried again with one.
  const [failedOnline, setFailedOnline] = useState<boolean>();
  if (failedOnline === isOnline) return <Drawing {...{ drawing, alt, eager }} />;
  return (
    <picture className="contents">
      {!isSaving && <source className="hidden" type="image/avif" srcSet={photo.avif} sizes={sizes} />}
      <img
        className="pic photo"
        src={photo.src}
        {...(!isSaving && { srcSet: photo.webp, sizes })}
        alt={alt}
        width={320}
        height={320}
        loading={eager ? "eager" : "lazy"}
        {...(isFirst && { fetchPriority: "high" })}
        decoding="async"
        onError={() => setFailedOnline(isOnline)}
      />
    </picture>
  );
}

function Drawing({
  drawing,
  alt,
  eager,
}: {
  readonly drawing: string;
  readonly alt: string;
  readonly eager: boolean;
}) {
  return (
    <img
      className="pic"
      src={drawing}
      alt={alt}
      width={96}
      height={96}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
    />
  );
}

/** A small bed: 56 px, `small` 44 px. */
export function Thumb({
  tint,
  small = false,
  ...picture
}: Omit<Picture, "eager"> & {
  readonly tint: ImageTint;
  readonly small?: boolean;
}) {
  return <ProductImage tint={tint} {...picture} sizes="56px" className={classes("thumb", small && "s")} />;
}
