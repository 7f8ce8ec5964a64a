import { type ProductCard as Product, priceWithOffer } from "@santha/contract/store";
import { productPicture } from "#lib/drawings";
import { useLanguage, wordsIn } from "#lib/language";
import { formatPaise } from "#lib/money";
import { ProductCard } from "#ui/product-card";
import { Words } from "#ui/wording";
import { useCatalogueTexts } from "./catalogue.texts.ts";
import { ProductLink } from "./product-link.tsx";
import { TileAction } from "./tile-action.tsx";

/** Whether a product is on the wishlist, and what a press on its heart does. */
export interface Heart {
  readonly isIn: boolean;
  readonly onToggle: () => void;
}

/** A product of the store as a card. One pack goes into the cart with a press; where there is a choice the product opens. */
export function ProductTile({
  product,
  heart,
  eager = false,
}: {
  readonly product: Product;
  readonly heart: Heart;
  /** True for cards of the first screen. */
  readonly eager?: boolean;
}) {
  const language = useLanguage();
  const texts = useCatalogueTexts();
  const title = wordsIn(language, product.title).text;
  return (
    <ProductCard
      product={{
        title,
        pack: wordsIn(language, product.pack).text,
        seller: wordsIn(language, product.sellerName).text,
        tint: product.bed,
        picture: productPicture(product.drawing),
        priceInPaise: priceWithOffer(product),
        offer: product.discountInPaise > 0 ? texts.offer(formatPaise(product.discountInPaise)) : undefined,
        marginInPaise: product.marginInPaise,
      }}
      link={(content, place) => (
        <ProductLink product={product} isHidden={place === "picture"}>
          {place === "title" ? <Words of={product.title} /> : content}
        </ProductLink>
      )}
      action={<TileAction product={product} title={title} />}
      wishlist={heart}
      eager={eager}
    />
  );
}
