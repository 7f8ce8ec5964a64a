import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Breadcrumbs } from "#engine/web/ui/page/breadcrumbs.tsx";
import { Words } from "#engine/web/ui/wording.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import type { ProductView } from "../../contract/store.ts";
import type { StoreSearch } from "../search.ts";
import { useStoreTitles } from "../titles.ts";

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
