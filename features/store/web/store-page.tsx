import "./store.css";
import { useQuery } from "@tanstack/react-query";
import { useLocation, useNavigate, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { HeaderBand, PageBody } from "#engine/web/ui/page/page.tsx";
import { useIsWide } from "#engine/web/ui/page/wide.tsx";
import { CategoryStrip, categoriesQuery, goodsCountsQuery } from "#features/catalogue/web";
import { ActiveFilters } from "./facets/active-filters.tsx";
import { type Choice, facetCount, filterOf, readChoice, searchOf } from "./facets/choice.ts";
import { useFacetWriter } from "./facets/facet-values.ts";
import { useFacetTexts } from "./facets/facets.texts.ts";
import { FacetsPanel } from "./facets/facets-panel.tsx";
import { FacetsSheet } from "./facets/facets-sheet.tsx";
import { GroupChips } from "./facets/group-chips.tsx";
import { GoodsHeading } from "./goods-heading.tsx";
import { GoodsList } from "./goods-list.tsx";
import { PlaceLine } from "./product/place-line.tsx";
import { SearchField } from "./search/search-field.tsx";
import { readStoreSearch } from "./search.ts";
import { useStoreTitles } from "./titles.ts";

/** The store: search, categories, groups of the chosen one, facets, products. All choices stand in the address. */
export function StorePage(): ReactNode {
  const titles = useStoreTitles();
  const { choice, isSearchPage, change, search } = useChoice();
  const { data, isPending } = useQuery(categoriesQuery);
  const { data: counts } = useQuery(goodsCountsQuery(filterOf(choice)));
  const category = data?.categories.find(({ slug }) => slug === choice.category);
  return (
    <>
      <HeaderBand className="storehead">
        <h1 className="only-d t-title">{titles.store}</h1>
        <SearchField
          q={choice.q ?? ""}
          onSearch={search}
          autoFocus={isSearchPage && choice.q === undefined}
        />
        <PlaceLine pinCode={counts?.pinCode} />
      </HeaderBand>
      <PageBody className="stack">
        <CategoryStrip chosen={choice.category} />
        {category && <GroupChips category={category} chosen={searchOf(choice)} />}
        {choice.category !== undefined && isPending && <div className="groups" />}
        <Goods choice={choice} change={change} />
      </PageBody>
    </>
  );
}

/** Facets, heading and products: the facets beside them on wide screens, in a sheet on phones. */
function Goods({
  choice,
  change,
}: {
  readonly choice: Choice;
  readonly change: (change: Partial<Choice>) => void;
}) {
  const texts = useFacetTexts();
  const isWide = useIsWide();
  const { data } = useQuery(categoriesQuery);
  const { data: counts } = useQuery(goodsCountsQuery(filterOf(choice)));
  const writer = useFacetWriter(counts);
  const categories = data?.categories ?? [];
  const category = categories.find(({ slug }) => slug === choice.category);
  const panel = <FacetsPanel choice={choice} counts={counts} categories={categories} onChange={change} />;
  return (
    <div className="browse">
      {isWide && (
        <aside className="card pad browse-facets" aria-label={texts.filters}>
          {panel}
        </aside>
      )}
      <div className="stack">
        <div className="between">
          <GoodsHeading
            categories={data?.categories}
            choice={choice}
            counted={counts && writer.count(counts.total)}
          />
          {!isWide && (
            <FacetsSheet chosen={facetCount(choice)} total={counts?.total} counted={writer.count}>
              {panel}
            </FacetsSheet>
          )}
        </div>
        <ActiveFilters choice={choice} counts={counts} onChange={change} />
        <GoodsList choice={choice} category={category} />
      </div>
    </div>
  );
}

/** The choice that the address says, and how to change it. A change takes the place of the address before it. */
function useChoice() {
  const choice = readChoice(readStoreSearch(useSearch({ strict: false })));
  const isSearchPage = useLocation({ select: ({ pathname }) => pathname.endsWith("/search") });
  const navigate = useNavigate();
  const to = isSearchPage ? "/app/store/search" : "/app/store";
  const go = (next: Choice, replace: boolean): void => {
    void navigate({ to, search: searchOf(next), replace, resetScroll: false });
  };
  const search = (q: string): void => {
    const hasNoWordsYet = choice.q === undefined && !isSearchPage;
    go({ ...choice, q: q === "" ? undefined : q }, !hasNoWordsYet);
  };
  return {
    choice,
    isSearchPage,
    search,
    change: (part: Partial<Choice>) => go({ ...choice, ...part }, true),
  };
}
