import "./product.css";
import { useQuery } from "@tanstack/react-query";
import { useParams, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { usePageTitle } from "#engine/web/browser/page-title.ts";
import { ApiError } from "#engine/web/data/api-client.ts";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { useDeferredArrival } from "#engine/web/ui/page/deferred-mount.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { productQuery } from "#features/catalogue/web";
import { type ProductView, splitProductIds } from "../../contract/store.ts";
import { readProductSearch } from "../search.ts";
import { ProductDetail } from "./product-detail.tsx";
import { ProductMissing } from "./product-missing.tsx";
import { ProductSkeleton } from "./product-skeleton.tsx";
import { firstSku } from "./sku-axes.ts";

/** The full view at `/app/store/p/{category}/{productName}/{id}`: only the id decides, the words are for people. */
export function ProductByIdPage(): ReactNode {
  const { id = "" } = useParams({ strict: false });
  return <ProductPage level3Id={/^[1-9][0-9]{0,14}$/.test(id) ? Number(id) : null} />;
}

/** The full view at `/app/store/p/c/{title}/{ids}`: level-2 and level-3 id joined by an underscore. */
export function ProductByIdsPage(): ReactNode {
  const { ids = "" } = useParams({ strict: false });
  return <ProductPage level3Id={splitProductIds(ids)?.level3Id ?? null} />;
}

function ProductPage({ level3Id }: { readonly level3Id: number | null }) {
  if (level3Id === null) return <ProductMissing />;
  return <KnownProduct key={level3Id} level3Id={level3Id} />;
}

function KnownProduct({ level3Id }: { readonly level3Id: number }) {
  const language = useLanguage();
  const answer = useQuery(productQuery(level3Id));
  const { data } = answer;
  const product = useDeferredArrival(data);
  usePageTitle(
    data && wordsIn(language, data.title).text,
    data && wordsIn(language, data.categoryTitle).text,
  );
  if (answer.error instanceof ApiError && answer.error.status === 404) return <ProductMissing />;
  if (answer.error && !answer.data) {
    return (
      <PageBody>
        <Answer to={answer}>{() => null}</Answer>
      </PageBody>
    );
  }
  return product ? <ChosenSku product={product} /> : <ProductSkeleton />;
}

function ChosenSku({ product }: { readonly product: ProductView }) {
  const { sku: skuId } = readProductSearch(useSearch({ strict: false }));
  const sku = product.skus.find((one) => one.skuId === skuId) ?? firstSku(product);
  if (!sku) return <ProductMissing />;
  return <ProductDetail product={product} sku={sku} />;
}
