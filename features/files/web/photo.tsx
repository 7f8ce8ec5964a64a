import { useDataSaver } from "#engine/web/data/data-saver.ts";
import { pictureSources, thumbnailSize } from "../contract/picture-url.ts";

/**
 * A picture of the store: the browser chooses AVIF or WebP and the width by `sizes`, such as "96px" or
 * "(min-width: 768px) 640px, 100vw". With data saving it is a thumbnail. Other addresses are shown unchanged.
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
