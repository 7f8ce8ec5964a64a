import type { ReactNode } from "react";
import { classes } from "../classes.tsx";

/** The stalls of the market, each with its tint: seeds, nutrition, crop care, tools. */
export type ImageTint = "seed" | "feed" | "care" | "tool";

/** The tinted cloth a product lies on, with its drawing or photo. The words beside it name the product. */
export function ProductImage({
  tint,
  picture,
  eager = false,
  className,
  children,
}: {
  readonly tint: ImageTint;
  /** Address of the drawing or photo. */
  readonly picture: string;
  /** True for pictures of the first screen. */
  readonly eager?: boolean;
  readonly className?: string;
  readonly children?: ReactNode;
}) {
  return (
    <span className={classes("bed", tint, className)}>
      <img
        className="pic"
        src={picture}
        alt=""
        width={96}
        height={96}
        loading={eager ? "eager" : "lazy"}
        decoding="async"
      />
      {children}
    </span>
  );
}

/** A small bed: 56 px, `small` 44 px. */
export function Thumb({
  tint,
  picture,
  small = false,
}: {
  readonly tint: ImageTint;
  readonly picture: string;
  readonly small?: boolean;
}) {
  return <ProductImage tint={tint} picture={picture} className={classes("thumb", small && "s")} />;
}
