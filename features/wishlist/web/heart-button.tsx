import { Heart } from "lucide-react";
import { classes } from "#engine/web/ui/classes.tsx";
import { IconButton } from "#engine/web/ui/icon-button.tsx";
import { useWishlist } from "./use-wishlist.ts";
import type { HeartedProduct } from "./wishlist-pending.ts";
import { useWishlistTexts } from "./words.ts";

/** The heart of a product, filled when it is on the wishlist. */
export function HeartButton({
  product,
  title,
  className,
}: {
  readonly product: HeartedProduct;
  /** Of the product, for readers. */
  readonly title: string;
  readonly className?: string;
}) {
  const texts = useWishlistTexts();
  const heart = useWishlist().heartOf(product);
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
