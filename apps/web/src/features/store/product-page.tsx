import "./product.css";
import { type ProductView, splitProductIds } from "@santha/contract/store";
import { useQuery } from "@tanstack/react-query";
import { useParams, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { productQuery } from "#features/catalogue";
import { ApiError } from "#lib/api-client";
import { useLanguage, wordsIn } from "#lib/language";
import { usePageTitle } from "#lib/page-title";
import { Answer } from "#ui/answer";
import { useGradualArrival } from "#ui/gradual";
import { PageBody } from "#ui/page";
import { ProductDetail } from "./product-detail.tsx";
import { ProductMissing } from "./product-missing.tsx";
import { ProductSkeleton } from "./product-skeleton.tsx";
import { firstSku } from "./sku-axes.ts";
import { readProductSearch } from "./store.search.ts";

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
  const product = useGradualArrival(data);
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
