import "./store.css";
import { useQuery } from "@tanstack/react-query";
import { useLocation, useNavigate, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { CategoryStrip, categoriesQuery } from "#features/catalogue";
import { Cloth, PageBody } from "#ui/page";
import { GoodsHeading } from "./goods-heading.tsx";
import { GoodsList } from "./goods-list.tsx";
import { GroupChips } from "./group-chips.tsx";
import { SearchField } from "./search-field.tsx";
import { readStoreSearch } from "./store.search.ts";
import { useStoreTitles } from "./store.titles.ts";

/** The store: search, categories, groups of the chosen one, products. All choices stand in the address. */
export function StorePage(): ReactNode {
  const titles = useStoreTitles();
  const chosen = readStoreSearch(useSearch({ strict: false }));
  const isSearchPage = useLocation({ select: ({ pathname }) => pathname.endsWith("/search") });
  const navigate = useNavigate();
  const { data, isPending } = useQuery(categoriesQuery);
  const category = data?.categories.find(({ slug }) => slug === chosen.category);
  const search = (q: string): void => {
    const { q: before, ...others } = chosen;
    const hasNoWordsYet = before === undefined && !isSearchPage;
    void navigate({
      to: isSearchPage ? "/app/store/search" : "/app/store",
      search: q === "" ? others : { ...others, q },
      replace: !hasNoWordsYet,
      resetScroll: false,
    });
  };
  return (
    <>
      <Cloth className="storehead">
        <h1 className="only-d t-title">{titles.store}</h1>
        <SearchField
          q={chosen.q ?? ""}
          onSearch={search}
          autoFocus={isSearchPage && chosen.q === undefined}
        />
      </Cloth>
      <PageBody className="stack">
        <CategoryStrip chosen={chosen.category} />
        {category && <GroupChips category={category} chosen={chosen} />}
        {chosen.category !== undefined && isPending && <div className="groups" />}
        <GoodsHeading categories={data?.categories} chosen={chosen} />
        <GoodsList chosen={chosen} category={category} />
      </PageBody>
    </>
  );
}
