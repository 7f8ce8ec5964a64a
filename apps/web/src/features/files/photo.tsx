import { pictureSources, thumbnailSize } from "@santha/contract/picture-url";
import { useDataSaver } from "#lib/data-saver";

/**
 * A picture of the store in the size that fits: the browser takes AVIF or WebP and the width that `sizes` asks for, such
 * as "96px" or "(min-width: 768px) 640px, 100vw". A device that saves data takes a thumbnail. Another address is shown as it is.
 */
export function Photo({
  picture,
  alt,
  sizes,
  className,
}: {
  readonly picture: string;
  readonly alt: string;
  readonly sizes: string;
  readonly className?: string | undefined;
}) {
  const largest = useDataSaver() ? thumbnailSize : undefined;
  const avif = pictureSources(picture, "avif", largest);
  const webp = pictureSources(picture, "webp", largest);
  const image = (
    <img
      src={picture}
      {...(webp && { srcSet: webp, sizes })}
      alt={alt}
      className={className}
      loading="lazy"
      decoding="async"
    />
  );
  if (avif === null) return image;
  return (
    <picture className="contents">
      <source className="hidden" type="image/avif" srcSet={avif} sizes={sizes} />
      {image}
    </picture>
  );
}
