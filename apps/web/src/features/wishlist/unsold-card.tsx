import type { UnsoldProduct } from "@santha/contract/wishlist";
import { Link } from "@tanstack/react-router";
import { ProductLink } from "#features/catalogue";
import { productPicture } from "#lib/drawings";
import { useLanguage, wordsIn } from "#lib/language";
import { ProductCard } from "#ui/product-card";
import { Tag } from "#ui/tag";
import { Words } from "#ui/wording";
import type { ProductHeart } from "./use-wishlist.ts";
import { useWishlistTexts } from "./wishlist.texts.ts";

/** A kept product that nobody sells at the moment: named, with its heart and the way to others of its group. */
export function UnsoldCard({
  product,
  heart,
}: {
  readonly product: UnsoldProduct;
  readonly heart: ProductHeart;
}) {
  const texts = useWishlistTexts();
  const { categorySlug: category, groupSlug: group, title, bed, drawing } = product;
  return (
    <ProductCard
      product={{ title: wordsIn(useLanguage(), title).text, tint: bed, picture: productPicture(drawing) }}
      wishlist={heart}
      link={(content, place) => (
        <ProductLink product={product} isHidden={place === "picture"}>
          {place === "title" ? <Words of={title} /> : content}
        </ProductLink>
      )}
      action={
        <span className="gone grid justify-items-start gap-1">
          <Tag>{texts.notSoldNow}</Tag>
          <Link to="/app/store" search={{ category, group }} className="link t-small ticket-do">
            {texts.seeOthers}
          </Link>
        </span>
      }
    />
  );
}
