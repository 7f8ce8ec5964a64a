import { type ReactNode, useState } from "react";
import { productPicture } from "#engine/web/browser/drawings.ts";
import { classes } from "#engine/web/ui/classes.tsx";
import { PhotoOrDrawing } from "#engine/web/ui/goods/product-image.tsx";
import { lazyPart } from "#engine/web/ui/page/lazy-part.tsx";
import { sourcesOf } from "#features/files/contract/picture-url.ts";
import type { ProductView } from "../../../contract/store.ts";
import { useGalleryTexts } from "./gallery.texts.ts";
import { useStrip } from "./use-strip.ts";

const PhotoZoom = lazyPart(() => import("./photo-zoom.tsx").then((module) => module.PhotoZoom));

/** The photos of a product to swipe through; a press opens one over the whole screen. */
export function Gallery({
  product,
  title,
  children,
}: {
  readonly product: ProductView;
  /** In the language of the moment. */
  readonly title: string;
  /** What lies on the photos. */
  readonly children: ReactNode;
}) {
  const texts = useGalleryTexts();
  const { photos, bed, drawing } = product;
  const { strip, at, show, onScroll, onKeyDown } = useStrip(photos.length);
  const [isOpen, setOpen] = useState(false);
  const count = photos.length;
  return (
    <>
      <div className={classes("bed gal-m has-photos", bed)}>
        <ul className="gal-s" ref={strip} onScroll={onScroll} onKeyDown={onKeyDown} aria-label={texts.photos}>
          {photos.map((photo, index) => (
            <li key={photo}>
              <button
                type="button"
                aria-label={texts.enlarge(index + 1, count)}
                tabIndex={index === at ? 0 : -1}
                onClick={() => {
                  show(index);
                  setOpen(true);
                }}
              >
                <PhotoOrDrawing
                  photo={sourcesOf(photo)}
                  picture={productPicture(drawing)}
                  alt={texts.photoOf(title, index + 1, count)}
                  sizes="(min-width: 64rem) 456px, 100vw"
                  eager={index === 0}
                  isFirst={index === 0}
                />
              </button>
            </li>
          ))}
        </ul>
        {children}
        {count > 1 && <Dots {...{ at, count }} />}
      </div>
      {count > 1 && <Thumbs {...{ photos, at, drawing }} onChoose={show} />}
      {isOpen && <PhotoZoom {...{ photos, title }} first={at} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Which of the photos is in view; said to screen readers when it changes. */
function Dots({ at, count }: { readonly at: number; readonly count: number }) {
  const texts = useGalleryTexts();
  return (
    <>
      <span className="dots" aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <i key={index} className={index === at ? "on" : undefined} />
        ))}
      </span>
      <span className="sr" aria-live="polite">
        {texts.photoAt(at + 1, count)}
      </span>
    </>
  );
}

/** Small photos to choose from, on wide screens, where nobody swipes. */
function Thumbs({
  photos,
  at,
  drawing,
  onChoose,
}: Pick<ProductView, "photos" | "drawing"> & {
  readonly at: number;
  readonly onChoose: (index: number) => void;
}) {
  const texts = useGalleryTexts();
  return (
    <div className="gal-t only-d">
      {photos.map((photo, index) => (
        <button
          key={photo}
          type="button"
          className={classes("bed thumb", index === at && "on")}
          aria-label={texts.photoAt(index + 1, photos.length)}
          aria-current={index === at ? "true" : undefined}
          onClick={() => onChoose(index)}
        >
          <PhotoOrDrawing photo={sourcesOf(photo)} picture={productPicture(drawing)} alt="" sizes="72px" />
        </button>
      ))}
    </div>
  );
}
