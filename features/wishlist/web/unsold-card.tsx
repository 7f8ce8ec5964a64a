import { Link } from "@tanstack/react-router";
import { productPicture } from "#engine/web/browser/drawings.ts";
import { ProductCard } from "#engine/web/ui/goods/product-card.tsx";
import { Tag } from "#engine/web/ui/tag.tsx";
import { Words } from "#engine/web/ui/wording.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { ProductLink } from "#features/catalogue/web";
import { sourcesOf } from "#features/files/contract/picture-url.ts";
import type { UnsoldProduct } from "../contract.ts";
import type { ProductHeart } from "./use-wishlist.ts";
import { useWishlistTexts } from "./words.ts";

/** A kept product that nobody sells at the moment: named, with its heart and the way to others of its group. */
export function UnsoldCard({
  product,
  heart,
}: {
  readonly product: UnsoldProduct;
  readonly heart: ProductHeart;
}) {
  const texts = useWishlistTexts();
  const { categorySlug: category, groupSlug: group, title, bed, drawing, photo } = product;
  return (
    <ProductCard
      product={{
        title: wordsIn(useLanguage(), title).text,
        tint: bed,
        picture: productPicture(drawing),
        photo: sourcesOf(photo),
      }}
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
