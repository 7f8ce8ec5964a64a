import type { ProductCard } from "@santha/contract/store";
import { Plus } from "lucide-react";
import { Icon } from "#ui/icon";
import { AddButton } from "#ui/product-card";
import { Tag } from "#ui/tag";
import { useCountInCart, useOneMore } from "./adding.ts";
import { useCatalogueTexts } from "./catalogue.texts.ts";
import { ProductLink } from "./product-link.tsx";

/**
 * What a card's corner does: adds the one pack, opens the product where packs are to be chosen, or says that none is
 * left. Nothing where the seller does not deliver: the card says so, and the product shows who else has it.
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
  const count = useCountInCart(product.level3Id);
  const label = count > 0 ? texts.inCart(count, title) : texts.choosePack(title);
  return (
    <ProductLink product={product} className={count > 0 ? "add in" : "add"} label={label}>
      {count > 0 ? count : <Icon shape={Plus} />}
    </ProductLink>
  );
}

function OneMore({ product, title }: { readonly product: ProductCard; readonly title: string }) {
  const count = useCountInCart(product.level3Id);
  const { addOne, onTheWay } = useOneMore(product);
  return <AddButton title={title} count={count + onTheWay} onAdd={addOne} />;
}
