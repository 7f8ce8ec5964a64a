import { type MouseEvent, useLayoutEffect, useRef } from "react";
import { classes } from "#engine/web/ui/classes.tsx";
import { sourcesOf } from "#features/files/contract/picture-url.ts";

/** Two presses within this time are a double press. */
const doublePressMs = 350;

/** A place in a photo, as parts of its width and height. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const center: Point = { x: 0.5, y: 0.5 };

/** A photo in the largest size that fits the screen; twice as large around `middle`. */
export function ZoomedPhoto({
  photo,
  alt,
  isNear,
  middle,
  onToggle,
}: {
  readonly photo: string;
  readonly alt: string;
  /** Whether it is fetched in its largest size: the one in view, and what a swipe brings next. */
  readonly isNear: boolean;
  readonly middle: Point | undefined;
  readonly onToggle: (point: Point) => void;
}) {
  const frame = useRef<HTMLLIElement>(null);
  const lastPress = useRef(Number.NEGATIVE_INFINITY);
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box || !middle) return;
    box.scrollLeft = middle.x * box.scrollWidth - box.clientWidth / 2;
    box.scrollTop = middle.y * box.scrollHeight - box.clientHeight / 2;
  }, [middle]);
  // Browsers of some phones know no double click of fingers.
  const press = ({ timeStamp, clientX, clientY, currentTarget }: MouseEvent): void => {
    const isDouble = timeStamp - lastPress.current < doublePressMs;
    lastPress.current = isDouble ? Number.NEGATIVE_INFINITY : timeStamp;
    if (!isDouble) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onToggle({ x: (clientX - left) / (width || 1), y: (clientY - top) / (height || 1) });
  };
  const { src, avif, webp } = sourcesOf(photo);
  const sizes = middle ? "200vw" : "100vw";
  return (
    <li
      ref={frame}
      className={classes("photo-zoom-p", middle && "is-large")}
      tabIndex={middle ? 0 : undefined}
      onClick={press}
      onKeyDown={({ key }) => {
        if (key === "Enter") onToggle(center);
      }}
    >
      <picture className="contents">
        {isNear && <source className="hidden" type="image/avif" srcSet={avif} sizes={sizes} />}
        <img
          src={src}
          {...(isNear && { srcSet: webp, sizes })}
          alt={alt}
          width={1280}
          height={1280}
          loading="lazy"
          decoding="async"
        />
      </picture>
    </li>
  );
}
