import { useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { Chip } from "#engine/web/ui/chip.tsx";
import { DeskBar } from "#engine/web/ui/desk/desk-bar.tsx";
import { DeskBody } from "#engine/web/ui/desk/desk-body.tsx";
import { type DeskChoice, useDeskChoice } from "#engine/web/ui/desk/desk-choice.ts";
import { DeskFrame, DeskHead } from "#engine/web/ui/desk/desk-frame.tsx";
import { type DeskPages, useDeskPages } from "#engine/web/ui/desk/desk-pager.tsx";
import { DeskSearch } from "#engine/web/ui/desk/desk-search.tsx";
import { ForRole } from "#engine/web/ui/page/for-role.tsx";
import { Tabs } from "#engine/web/ui/tabs.tsx";
import { useLanguage } from "#engine/web/words/language.ts";
import { formatCount, formatPaise } from "#engine/web/words/money.ts";
import {
  type BulkRefundAction,
  mostRefundsAtOnce,
  type RefundFilter,
  type RefundTab,
  refundIsLateAfterDays,
  refundTabs,
} from "#features/orders/contract/refund-desk.ts";
import { RefundMoneyButton } from "../refund-money.tsx";
import { useFinanceTexts } from "../words.ts";
import { refundDeskQuery } from "./refund-desk.api.ts";
import { useRefundDeskTexts } from "./refund-desk.texts.ts";
import { RefundDetail } from "./refund-detail.tsx";
import { RefundPreview } from "./refund-preview.tsx";
import { bulkActionOf, refundRow } from "./refund-row.ts";

const route = getRouteApi("/app/admin/finance/refunds");

/** Refunds as a table: by state, the longest wait first, one by one or several at once. */
export function RefundsPage() {
  return (
    <ForRole who="finance" title={useFinanceTexts().forFinance}>
      <RefundDesk />
    </ForRole>
  );
}

/** What the address says is looked at, and the ways to look at something else. */
function useRefundView() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const tab: RefundTab = refundTabs.find((one) => one === search.tab) ?? "to-approve";
  const only = search.only === "late" || search.only === "large" ? search.only : undefined;
  const filter: RefundFilter = { tab, find: search.q ?? "", only };
  const look = (next: RefundFilter, open?: string) =>
    void navigate({
      to: "/app/admin/finance/refunds",
      search: {
        ...(next.tab !== "to-approve" && { tab: next.tab }),
        ...(next.find && { q: next.find }),
        ...(next.only && { only: next.only }),
        ...(open !== undefined && { open }),
      },
      // Stepping from line to line is one visit: back leads to the table.
      replace: open !== undefined && search.open !== undefined,
    });
  return { filter, openKey: search.open, look };
}

function RefundDesk() {
  const finance = useFinanceTexts();
  const texts = useRefundDeskTexts();
  const language = useLanguage();
  const { filter, openKey, look } = useRefundView();
  const { tab } = filter;
  const of = JSON.stringify(filter);
  const pages = useDeskPages(of);
  const list = useQuery(refundDeskQuery(filter, pages.after));
  const { data } = list;
  const isOther = list.isPlaceholderData && data?.refunds.some((one) => !isOfTab(one, tab)) === true;
  const refunds = isOther ? undefined : data?.refunds;
  const rows = refunds?.map((refund) => refundRow(refund, { finance, desk: texts, language }));
  const choice = useDeskChoice(of, rows);
  const open = refunds?.find(({ refundId }) => String(refundId) === openKey);
  const action = bulkActionOf(tab);
  const keys = rows?.map(({ key }) => key) ?? [];
  const frame = { keys, onOpen: (key: string) => look(filter, key), onClose: () => look(filter) };
  return (
    <DeskFrame
      detail={open && openKey !== undefined && <RefundDetail {...{ refund: open, openKey, ...frame }} />}
    >
      <DeskHead title={finance.refunds} totals={totalsOf(data, tab, texts)} aside={<RefundMoneyButton />} />
      <Tabs
        label={texts.states}
        selected={tab}
        onSelect={(next) => look({ tab: next })}
        tabs={refundTabs.map((id) => ({ id, text: tabText(id, data?.tabs, texts) }))}
      >
        <div className="stack mt-3">
          <DeskSearch
            label={texts.search}
            asked={filter.find ?? ""}
            onFind={(find) => look({ ...filter, find })}
          >
            {tab !== "confirmed" && data && <Filters {...{ filter, look, data }} />}
          </DeskSearch>
          {tab === "confirmed" && <p className="t-small c2">{texts.doneHint}</p>}
          <DeskBody
            {...{ list, pages, rows, choice, openKey }}
            canChoose={action !== null}
            label={finance.refunds}
            heads={{ who: texts.buyer, what: texts.why, to: texts.payBack }}
            total={data?.found?.count ?? null}
            onOpen={frame.onOpen}
            nothing={{
              find: filter.find ?? "",
              isFiltered: filter.only !== undefined,
              onClear: () => look({ tab }),
              good: texts.none,
              goodHint: texts.noneHint,
            }}
          />
        </div>
      </Tabs>
      {action && !list.isError && data && (
        <Several {...{ action, filter, choice, pages }} found={data.found} />
      )}
    </DeskFrame>
  );
}

/** What is chosen, and its preview. */
function Several({
  action,
  filter,
  choice,
  pages,
  found,
}: {
  readonly action: BulkRefundAction;
  readonly filter: RefundFilter;
  readonly choice: DeskChoice;
  readonly pages: DeskPages;
  readonly found: Desk["found"];
}) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <DeskBar {...{ choice, found }} most={mostRefundsAtOnce} onPreview={() => setAsked(true)} />
      {isAsked && (
        <RefundPreview
          action={action}
          choice={choice.isAll ? { all: filter } : { refundIds: [...choice.keys].map(Number) }}
          onDone={() => {
            setAsked(false);
            choice.clear();
            pages.first();
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}

type Desk = NonNullable<Awaited<ReturnType<NonNullable<ReturnType<typeof refundDeskQuery>["queryFn"]>>>>;

const isOfTab = ({ status, firstApproval }: Desk["refunds"][number], tab: RefundTab): boolean =>
  (status === "to-approve" && firstApproval ? "second" : status) === tab;

function tabText(
  tab: RefundTab,
  tabs: Desk["tabs"] | undefined,
  texts: ReturnType<typeof useRefundDeskTexts>,
): string {
  if (tab === "confirmed") return texts.tab(tab);
  return `${texts.tab(tab)} ${tabs ? formatCount(tabs[tab]?.count ?? 0) : "–"}`;
}

function totalsOf(desk: Desk | undefined, tab: RefundTab, texts: ReturnType<typeof useRefundDeskTexts>) {
  if (!desk || tab === "confirmed") return [{ text: "–" }];
  const { count = 0, sumInPaise = 0 } = desk.tabs[tab] ?? {};
  return [
    { text: texts.count(formatCount(count)) },
    { text: formatPaise(sumInPaise) },
    ...(desk.late > 0
      ? [{ text: texts.late(formatCount(desk.late), refundIsLateAfterDays), isLate: true }]
      : []),
  ];
}

function Filters({
  filter,
  look,
  data: { late, large, secondPersonAboveInPaise },
}: {
  readonly filter: RefundFilter;
  readonly look: (filter: RefundFilter) => void;
  readonly data: Desk;
}) {
  const texts = useRefundDeskTexts();
  const chip = (only: "late" | "large", text: string) => (
    <Chip
      chosen={filter.only === only}
      onClick={() => look({ ...filter, only: filter.only === only ? undefined : only })}
    >
      {text}
    </Chip>
  );
  return (
    <>
      {chip("late", texts.onlyLate(refundIsLateAfterDays, formatCount(late)))}
      {chip("large", texts.onlyLarge(formatPaise(secondPersonAboveInPaise), formatCount(large)))}
    </>
  );
}
