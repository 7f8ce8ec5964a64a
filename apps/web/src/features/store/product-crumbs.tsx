import type { ProductView } from "@santha/contract/store";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useLanguage, wordsIn } from "#lib/language";
import { Breadcrumbs } from "#ui/breadcrumbs";
import { Words } from "#ui/wording";
import type { StoreSearch } from "./store.search.ts";
import { useStoreTitles } from "./store.titles.ts";

/** The way to a product on wide screens: store, category, group. */
export function ProductCrumbs({ product }: { readonly product: ProductView }) {
  const titles = useStoreTitles();
  const language = useLanguage();
  const { categorySlug: category, groupSlug: group } = product;
  const above = [
    { key: "store", link: <CrumbLink search={{}}>{titles.store}</CrumbLink> },
    {
      key: "category",
      link: (
        <CrumbLink search={{ category }}>
          <Words of={product.categoryTitle} />
        </CrumbLink>
      ),
    },
    {
      key: "group",
      link: (
        <CrumbLink search={{ category, group }}>
          <Words of={product.groupTitle} />
        </CrumbLink>
      ),
    },
  ];
  return (
    <div className="only-d">
      <Breadcrumbs above={above} here={wordsIn(language, product.title).text} />
    </div>
  );
}

function CrumbLink({ search, children }: { readonly search: StoreSearch; readonly children: ReactNode }) {
  return (
    <Link to="/app/store" search={search}>
      {children}
    </Link>
  );
}
