import { Heart } from "lucide-react";
import { classes } from "#ui/classes";
import { IconButton } from "#ui/icon-button";
import { useWishlist } from "./use-wishlist.ts";
import { useWishlistTexts } from "./wishlist.texts.ts";
import type { HeartedProduct } from "./wishlist-change.ts";

/** The heart of a product, filled when it is on the wishlist. `isKnownIn` is what is known before the wishlist has come. */
export function HeartButton({
  product,
  title,
  isKnownIn,
  className,
}: {
  readonly product: HeartedProduct;
  /** Of the product, for readers. */
  readonly title: string;
  readonly isKnownIn: boolean;
  readonly className?: string;
}) {
  const texts = useWishlistTexts();
  const heart = useWishlist().heartOf(product, isKnownIn);
  return (
    <IconButton
      className={classes(className, heart.isIn && "on")}
      name={texts.heart(title)}
      shape={Heart}
      aria-pressed={heart.isIn}
      onClick={heart.onToggle}
    />
  );
}
