import { useInfiniteQuery } from "@tanstack/react-query";
import { useIsSeller, useMayDo } from "#engine/web/data/seller-work.ts";
import { useEntryState } from "#engine/web/routes/history-entry.ts";
import { BasketDrawing } from "#engine/web/ui/art/basket.tsx";
import { Button } from "#engine/web/ui/button.tsx";
import { Chip } from "#engine/web/ui/chip.tsx";
import { FindField } from "#engine/web/ui/form/find-field.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { LoadMore } from "#engine/web/ui/page/load-more.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { formatCount } from "#engine/web/words/money.ts";
import { type SellerOrderFilter, sellerOrderGroups } from "#features/orders/contract/seller-orders.ts";
import { SellersAccount, WithheldCard } from "#features/payouts/web";
import { type SellerOrdersFilter, sellerOrdersQuery } from "./api.ts";
import { OwnDebt } from "./business/own-debt.tsx";
import { SellerOrderTileCard } from "./seller-order-tile.tsx";
import { SellersOnly } from "./sellers-only.tsx";
import { useSellingTexts } from "./words.ts";

const nothingChosen: SellerOrdersFilter = { group: "all", number: "" };

const groups = [...Object.keys(sellerOrderGroups), "cash", "late"] as SellerOrderFilter[];
const shown: readonly unknown[] = ["all", ...groups];

function isFilter(kept: unknown): kept is SellerOrdersFilter {
  if (typeof kept !== "object" || kept === null || !("group" in kept) || !("number" in kept)) return false;
  return shown.includes(kept.group) && typeof kept.number === "string";
}

/** The orders that a seller has received, by what is to be done, and found by their number. */
export function SellerOrdersPage() {
  return (
    <PageBody className="stack">
      <SellersOnly>
        <ReceivedOrders />
      </SellersOnly>
    </PageBody>
  );
}

function ReceivedOrders() {
  const texts = useSellingTexts();
  const [filter, setFilter] = useEntryState("orders received", nothingChosen, isFilter);
  const orders = useInfiniteQuery(sellerOrdersQuery(filter));
  const seesMoney = useMayDo("accounts");
  const isSeller = useIsSeller();
  const counts = orders.data?.pages[0]?.counts;
  return (
    <>
      {seesMoney && <OwnDebt />}
      <FindField
        label={texts.number}
        hint={texts.numberHint}
        action={texts.search}
        asked={filter.number}
        isNumber
        onFind={(number) => setFilter({ ...filter, number })}
      />
      <GroupChips
        chosen={filter.group}
        counts={counts}
        onChoose={(group) => setFilter({ ...filter, group })}
      />
      <Answer
        to={orders}
        isEmpty={({ pages }) => pages[0]?.orders.length === 0}
        empty={
          <NoOrders
            isFiltered={filter.group !== "all" || filter.number !== ""}
            onShowAll={() => setFilter(nothingChosen)}
          />
        }
      >
        {({ pages }) => (
          <>
            <div className="tiles">
              {pages
                .flatMap((page) => page.orders)
                .map((order) => (
                  <SellerOrderTileCard key={order.orderId} order={order} />
                ))}
            </div>
            <LoadMore list={orders} end={texts.end} />
          </>
        )}
      </Answer>
      {isSeller && (
        <>
          <SellersAccount />
          <WithheldCard />
        </>
      )}
    </>
  );
}

function GroupChips({
  chosen,
  counts,
  onChoose,
}: {
  readonly chosen: SellerOrdersFilter["group"];
  readonly counts: Readonly<Record<string, number>> | undefined;
  readonly onChoose: (group: SellerOrdersFilter["group"]) => void;
}) {
  const texts = useSellingTexts();
  const text = (group: SellerOrderFilter): string =>
    counts ? texts.counted(texts[group], formatCount(counts[group] ?? 0)) : texts[group];
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr">{texts.show}</legend>
      <Chip chosen={chosen === "all"} onClick={() => onChoose("all")}>
        {texts.all}
      </Chip>
      {groups.map((group) => (
        <Chip key={group} chosen={chosen === group} onClick={() => onChoose(group)}>
          {text(group)}
        </Chip>
      ))}
    </fieldset>
  );
}

function NoOrders({
  isFiltered,
  onShowAll,
}: {
  readonly isFiltered: boolean;
  readonly onShowAll: () => void;
}) {
  const texts = useSellingTexts();
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
    <EmptyState drawing={<BasketDrawing />} title={texts.empty}>
      {texts.emptyHint}
    </EmptyState>
  );
}
