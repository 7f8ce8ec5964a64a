import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#engine/web/ui/button.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { useLanguage } from "#engine/web/words/language.ts";
import { goodsQuery, ProductLine } from "#features/catalogue/web";
import type { ProductCard } from "#features/store/contract/store.ts";
import { useUpdatesTexts } from "../words.ts";

const mostFound = 5;

/** The product that stands below the words: looked for by a word, shown once it is chosen. */
export function ProductChoice({
  product,
  error,
  onChange,
}: {
  readonly product: ProductCard | null;
  readonly error: string | undefined;
  readonly onChange: (product: ProductCard | null) => void;
}) {
  const texts = useUpdatesTexts();
  const language = useLanguage();
  const [typed, setTyped] = useState("");
  const [asked, setAsked] = useState("");
  const found = useInfiniteQuery({ ...goodsQuery({ q: asked }), enabled: asked !== "" });
  if (product)
    return (
      <div className="stack-s">
        <ProductLine product={product} />
        <Button look="quiet" small onClick={() => onChange(null)}>
          {texts.dropProduct}
        </Button>
        {error && <p className="err">{error}</p>}
      </div>
    );
  const products = found.data?.pages[0]?.products.slice(0, mostFound);
  return (
    <div className="stack-s">
      <TextField
        label={texts.product}
        hint={texts.productHint}
        name="product"
        autoComplete="off"
        maxLength={60}
        value={typed}
        error={products?.length === 0 ? texts.noProduct : error}
        onChange={(event) => setTyped(event.target.value)}
        after={
          <Button look="quiet" small busy={found.isFetching} onClick={() => setAsked(typed.trim())}>
            {texts.findProduct}
          </Button>
        }
      />
      {products?.map((each) => (
        <Button key={each.level3Id} look="onpaper" wide onClick={() => onChange(each)}>
          {texts.takeProduct(each.title[language])}
        </Button>
      ))}
    </div>
  );
}
