import { Plus } from "lucide-react";
import { AddButton } from "#engine/web/ui/goods/product-card.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { Tag } from "#engine/web/ui/tag.tsx";
import { useAddToCart, usePacksInCart } from "#features/cart/web";
import type { ProductCard } from "#features/store/contract/store.ts";
import { ProductLink } from "./product-link.tsx";
import { useCatalogueTexts } from "./words.ts";

/**
 * The action in a card's corner: add the one pack, open the product to choose, or show that it is out of stock.
 * Empty where the seller does not deliver, since the product shows other sellers.
 */
export function TileAction({ product, title }: { readonly product: ProductCard; readonly title: string }) {
  const texts = useCatalogueTexts();
  if (product.delivery === "by-another" || product.delivery === "not-here") return null;
  if (product.packCount > 1) return <PackChoice product={product} title={title} />;
  if (product.isInStock) return <OneMore product={product} title={title} />;
  return (
    <span className="gone">
      <Tag>{texts.outOfStock}</Tag>
    </span>
  );
}

function PackChoice({ product, title }: { readonly product: ProductCard; readonly title: string }) {
  const texts = useCatalogueTexts();
  const count = usePacksInCart(product.level3Id);
  const label = count > 0 ? texts.inCart(count, title) : texts.choosePack(title);
  return (
    <ProductLink product={product} className={count > 0 ? "add in" : "add"} label={label}>
      {count > 0 ? count : <Icon shape={Plus} />}
    </ProductLink>
  );
}

function OneMore({ product, title }: { readonly product: ProductCard; readonly title: string }) {
  const count = usePacksInCart(product.level3Id);
  const { add } = useAddToCart({ isSilent: true, isEachMeant: true });
  const { listingId, level3Id, title: name } = product;
  const addOne = (): void => void add({ listingId, level3Id, title: name, quantity: 1 });
  return <AddButton title={title} count={count} onAdd={addOne} />;
}
