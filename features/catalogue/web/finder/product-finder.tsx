import { useInfiniteQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useState } from "react";
import { Button } from "#engine/web/ui/button.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { useLanguage } from "#engine/web/words/language.ts";
import type { ProductCard } from "#features/store/contract/store.ts";
import { goodsQuery } from "../api.ts";
import { ProductLine } from "../product-line.tsx";
import { useFinderTexts } from "./finder.texts.ts";

const mostFound = 5;

/** Finds a product of the store by its name; the chosen one is shown in place of the field. */
export function ProductFinder({
  product,
  hint,
  error,
  onChange,
}: {
  readonly product: ProductCard | null;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly onChange: (product: ProductCard | null) => void;
}) {
  const texts = useFinderTexts();
  if (!product) return <Search {...{ hint, error }} onFound={onChange} />;
  return (
    <div className="stack-s">
      <ProductLine product={product} />
      <Button look="quiet" small onClick={() => onChange(null)}>
        {texts.remove}
      </Button>
      {error && <p className="err">{error}</p>}
    </div>
  );
}

function Search({
  hint,
  error,
  onFound,
}: {
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly onFound: (product: ProductCard) => void;
}) {
  const texts = useFinderTexts();
  const language = useLanguage();
  const [typed, setTyped] = useState("");
  const [asked, setAsked] = useState("");
  const found = useInfiniteQuery({ ...goodsQuery({ q: asked }), enabled: asked !== "" });
  const products = found.data?.pages[0]?.products.slice(0, mostFound);
  const trouble = found.isError ? texts.notSearched : products?.length === 0 ? texts.none : error;
  const find = (): void => {
    const next = typed.trim();
    setAsked(next);
    if (found.isError && next === asked) void found.refetch();
  };
  // The field stands in forms, which Enter would send.
  const onEnter = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    find();
  };
  return (
    <div className="stack-s">
      <TextField
        label={texts.product}
        hint={hint ?? texts.hint}
        name="product"
        autoComplete="off"
        maxLength={60}
        value={typed}
        error={trouble}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onEnter}
        after={
          <Button look="quiet" small busy={found.isFetching} onClick={find}>
            {texts.find}
          </Button>
        }
      />
      {products?.map((each) => (
        <Button key={each.level3Id} look="onpaper" wide onClick={() => onFound(each)}>
          {texts.choose(each.title[language])}
        </Button>
      ))}
    </div>
  );
}
