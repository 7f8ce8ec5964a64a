import "./photo-zoom.css";
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from "lucide-react";
import { useLayoutEffect, useState } from "react";
import { useDataSaver } from "#engine/web/data/data-saver.ts";
import { classes } from "#engine/web/ui/classes.tsx";
import { IconButton } from "#engine/web/ui/icon-button.tsx";
import { useCloseOnBack } from "#engine/web/ui/overlay/close-on-back.tsx";
import { Overlay } from "#engine/web/ui/overlay/overlay.tsx";
import { useGalleryTexts } from "./gallery.texts.ts";
import { useStrip } from "./use-strip.ts";
import { center, type Point, ZoomedPhoto } from "./zoomed-photo.tsx";

/** The photos of a product over the whole screen. A double press or the button shows one at twice the size. */
export function PhotoZoom({
  photos,
  title,
  first,
  onClose,
}: {
  readonly photos: readonly string[];
  readonly title: string;
  /** Index of the photo that is shown at first. */
  readonly first: number;
  readonly onClose: () => void;
}) {
  const texts = useGalleryTexts();
  const count = photos.length;
  const fetchedBeside = useDataSaver() ? 0 : 1;
  const { strip, at, show, onScroll, onKeyDown } = useStrip(count, first);
  const [middle, setMiddle] = useState<Point>();
  useCloseOnBack(onClose);
  // biome-ignore lint/correctness/useExhaustiveDependencies: goes once to the photo that was pressed
  useLayoutEffect(() => show(first, "instant"), []);
  const go = (index: number): void => {
    setMiddle(undefined);
    show(index);
  };
  return (
    <Overlay className="photo-zoom" label={title} dismissible onClose={onClose}>
      {/* While a photo is large the arrows move it. */}
      <section className="photo-zoom-g" aria-label={texts.photos} onKeyDown={middle ? undefined : onKeyDown}>
        <div className="photo-zoom-h">
          <span className="t-note num" aria-live="polite">
            {texts.photoAt(at + 1, count)}
          </span>
          <IconButton
            name={middle ? texts.smaller : texts.larger}
            shape={middle ? ZoomOut : ZoomIn}
            onClick={() => setMiddle(middle ? undefined : center)}
          />
          <IconButton name={texts.closePhotos} shape={X} onClick={onClose} />
        </div>
        <ul
          className={classes("gal-s", middle && "is-held")}
          ref={strip}
          tabIndex={middle ? undefined : 0}
          aria-label={texts.photos}
          onScroll={onScroll}
        >
          {photos.map((photo, index) => (
            <ZoomedPhoto
              key={photo}
              photo={photo}
              alt={texts.photoOf(title, index + 1, count)}
              isNear={Math.abs(index - at) <= fetchedBeside}
              middle={index === at ? middle : undefined}
              onToggle={(point) => setMiddle(middle ? undefined : point)}
            />
          ))}
        </ul>
        {count > 1 && (
          <div className="photo-zoom-f">
            <IconButton
              name={texts.photoBefore}
              shape={ChevronLeft}
              disabled={at === 0}
              onClick={() => go(at - 1)}
            />
            <IconButton
              name={texts.photoAfter}
              shape={ChevronRight}
              disabled={at === count - 1}
              onClick={() => go(at + 1)}
            />
          </div>
        )}
      </section>
    </Overlay>
  );
}
