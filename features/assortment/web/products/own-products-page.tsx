import { useInfiniteQuery } from "@tanstack/react-query";
import { FileUp, Plus } from "lucide-react";
import { useEntryState } from "#engine/web/routes/history-entry.ts";
import { BasketDrawing } from "#engine/web/ui/art/basket.tsx";
import { Button, ButtonLink } from "#engine/web/ui/button.tsx";
import { FindField } from "#engine/web/ui/form/find-field.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { LoadMore } from "#engine/web/ui/page/load-more.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { formatPaise } from "#engine/web/words/money.ts";
import { SellersOnly } from "#features/selling/web";
import { productStates } from "../../contract/listings.ts";
import { type OwnProductsFilter, ownProductsQuery } from "../api.ts";
import { useAssortmentTexts } from "../words.ts";
import { OwnProductList } from "./own-product-list.tsx";
import { StateChips } from "./state-chips.tsx";

const nothingChosen: OwnProductsFilter = { state: "all", search: "" };
const shown: readonly unknown[] = ["all", ...productStates];

function isFilter(kept: unknown): kept is OwnProductsFilter {
  if (typeof kept !== "object" || kept === null || !("state" in kept) || !("search" in kept)) return false;
  return shown.includes(kept.state) && typeof kept.search === "string";
}

/** What a seller sells, by state, and found by name or maker. */
export function OwnProductsPage() {
  return (
    <PageBody className="stack">
      <SellersOnly part="catalogue">
        <OwnProducts />
      </SellersOnly>
    </PageBody>
  );
}

function OwnProducts() {
  const texts = useAssortmentTexts();
  const [filter, setFilter] = useEntryState("own products", nothingChosen, isFilter);
  const products = useInfiniteQuery(ownProductsQuery(filter));
  const first = products.data?.pages[0];
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="t-note c2" aria-live="polite">
          {first &&
            [
              texts.products(Object.values(first.counts).reduce((sum, count) => sum + count, 0)),
              texts.packs(first.packCount),
              texts.stockWorth(formatPaise(first.stockWorthInPaise)),
            ].join(" · ")}
        </p>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to="/app/sell/catalogue/add">
            <Icon shape={Plus} size="row" />
            {texts.addProduct}
          </ButtonLink>
          <ButtonLink look="onpaper" to="/app/sell/proposals">
            {texts.proposed}
          </ButtonLink>
          <ButtonLink look="onpaper" to="/app/sell/catalogue/import">
            <Icon shape={FileUp} size="row" />
            {texts.importAndExport}
          </ButtonLink>
        </div>
      </div>
      <FindField
        label={texts.search}
        hint={texts.searchHint}
        action={texts.find}
        asked={filter.search}
        onFind={(search) => setFilter({ ...filter, search })}
      />
      <StateChips
        chosen={filter.state}
        counts={first?.counts}
        onChoose={(state) => setFilter({ ...filter, state })}
      />
      <Answer
        to={products}
        isEmpty={({ pages }) => pages[0]?.products.length === 0}
        empty={
          <NoProducts
            isFiltered={filter.state !== "all" || filter.search !== ""}
            onShowAll={() => setFilter(nothingChosen)}
          />
        }
      >
        {({ pages }) => (
          <>
            <OwnProductList products={pages.flatMap((page) => page.products)} />
            <LoadMore list={products} end={texts.end} />
          </>
        )}
      </Answer>
    </>
  );
}

function NoProducts({
  isFiltered,
  onShowAll,
}: {
  readonly isFiltered: boolean;
  readonly onShowAll: () => void;
}) {
  const texts = useAssortmentTexts();
  if (isFiltered) {
    return (
      <EmptyState
        drawing={<BasketDrawing />}
        title={texts.noneFound}
        action={
          <Button look="second" onClick={onShowAll}>
            {texts.showAll}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState drawing={<BasketDrawing />} title={texts.emptyTitle}>
      {texts.emptyHint}
    </EmptyState>
  );
}
