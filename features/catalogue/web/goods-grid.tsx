import "./catalogue.css";
import { useWords } from "#engine/web/ui/words.texts.ts";
import type { ProductCard } from "#features/store/contract/store.ts";
import { type Heart, ProductTile } from "./product-tile.tsx";

const eagerCards = 4;
const placesWhileLoading = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"] as const;

/** Products side by side: 2 on phones, up to 5 on wide screens. */
export function GoodsGrid({
  products,
  heartOf,
}: {
  readonly products: readonly ProductCard[];
  readonly heartOf: (product: ProductCard) => Heart;
}) {
  return (
    <div className="goods g5">
      {products.map((product, index) => (
        <ProductTile
          key={product.level3Id}
          product={product}
          heart={heartOf(product)}
          eager={index < eagerCards}
        />
      ))}
    </div>
  );
}

/** Blocks of the size of cards while products load, so that nothing moves when they come. */
export function GoodsSkeleton({ count = placesWhileLoading.length }: { readonly count?: number }) {
  const words = useWords();
  return (
    <div className="goods g5" role="img" aria-label={words.loading}>
      {placesWhileLoading.slice(0, count).map((place) => (
        <div key={place} className="card pc ghost">
          <span className="bed" />
          <span className="pc-b">
            <i />
            <i className="w-3/5" />
            <i className="w-2/5" />
            <i className="tall" />
          </span>
        </div>
      ))}
    </div>
  );
}
