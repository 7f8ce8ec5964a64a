import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { DeskBar } from "#engine/web/ui/desk/desk-bar.tsx";
import { DeskBody } from "#engine/web/ui/desk/desk-body.tsx";
import { type DeskChoice, useDeskChoice } from "#engine/web/ui/desk/desk-choice.ts";
import { DeskDetail } from "#engine/web/ui/desk/desk-detail.tsx";
import { DeskFrame, DeskHead } from "#engine/web/ui/desk/desk-frame.tsx";
import { type DeskPages, useDeskPages } from "#engine/web/ui/desk/desk-pager.tsx";
import type { DeskRow } from "#engine/web/ui/desk/desk-row.ts";
import { DeskSearch } from "#engine/web/ui/desk/desk-search.tsx";
import { Money } from "#engine/web/ui/goods/money.tsx";
import { ForRole } from "#engine/web/ui/page/for-role.tsx";
import { Tabs } from "#engine/web/ui/tabs.tsx";
import { type Language, useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { formatCount, formatPaise } from "#engine/web/words/money.ts";
import type { Settlement } from "#features/settlements/contract";
import {
  mostSettlementsAtOnce,
  type SettlementTab,
  settlementTabs,
} from "#features/settlements/contract/desk.ts";
import { SellerPaid, SettlementActions, SettlementFacts } from "../lists/settlement-list.tsx";
import { useFinanceTexts } from "../words.ts";
import { type SettlementView, settlementDeskQuery } from "./settlement-desk.api.ts";
import { useSettlementDeskTexts } from "./settlement-desk.texts.ts";
import { SettlementPreview } from "./settlement-preview.tsx";

const route = getRouteApi("/app/admin/finance/settlements");

/** What sellers are to be paid as a table: by state, the longest wait first, one by one or several at once. */
export function SettlementsPage() {
  return (
    <ForRole who="finance" title={useFinanceTexts().forFinance}>
      <SettlementDesk />
    </ForRole>
  );
}

/** What the address says is looked at, and the ways to look at something else. */
function useSettlementView() {
  const search = route.useSearch();
  const navigate = useNavigate();
  const tab: SettlementTab = settlementTabs.find((one) => one === search.tab) ?? "to-approve";
  const view: SettlementView = { tab, find: search.q ?? "" };
  const look = (next: SettlementView, open?: string) =>
    void navigate({
      to: "/app/admin/finance/settlements",
      search: {
        ...(next.tab !== "to-approve" && { tab: next.tab }),
        ...(next.find && { q: next.find }),
        ...(open !== undefined && { open }),
      },
      // Stepping from line to line is one visit: back leads to the table.
      replace: open !== undefined && search.open !== undefined,
    });
  return { view, openKey: search.open, look };
}

const isOfTab = ({ heldBecause, isApproved }: Settlement, tab: SettlementTab): boolean =>
  (heldBecause !== null ? "held" : isApproved ? "to-pay" : "to-approve") === tab;

function SettlementDesk() {
  const finance = useFinanceTexts();
  const texts = useSettlementDeskTexts();
  const language = useLanguage();
  const { view, openKey, look } = useSettlementView();
  const { tab, find } = view;
  const of = JSON.stringify(view);
  const pages = useDeskPages(of);
  const list = useQuery(settlementDeskQuery(view, pages.after));
  const { data } = list;
  const isOther = list.isPlaceholderData && data?.settlements.some((one) => !isOfTab(one, tab)) === true;
  const settlements = isOther ? undefined : data?.settlements;
  const rows = settlements?.map((settlement) => settlementRow(settlement, tab, { texts, language }));
  const choice = useDeskChoice(of, rows);
  const open = settlements?.find(({ orderId }) => orderId === openKey);
  const { count = 0, sumInPaise = 0 } = data?.tabs[tab] ?? {};
  return (
    <DeskFrame
      detail={
        open && (
          <SettlementDetail
            settlement={open}
            keys={rows?.map(({ key }) => key) ?? []}
            onOpen={(key) => look(view, key)}
            onClose={() => look(view)}
          />
        )
      }
    >
      <DeskHead
        title={finance.settlements}
        totals={
          data
            ? [{ text: texts.count(formatCount(count)) }, { text: formatPaise(sumInPaise) }]
            : [{ text: "–" }]
        }
      />
      <Tabs
        label={texts.states}
        selected={tab}
        onSelect={(next) => look({ tab: next, find: "" })}
        tabs={settlementTabs.map((id) => ({
          id,
          text: `${texts.tab(id)} ${data ? formatCount(data.tabs[id]?.count ?? 0) : "–"}`,
        }))}
      >
        <div className="stack mt-3">
          <DeskSearch label={texts.search} asked={find} onFind={(next) => look({ tab, find: next })} />
          <DeskBody
            {...{ list, pages, rows, choice, openKey }}
            canChoose={tab === "to-approve"}
            label={finance.settlements}
            heads={{ who: texts.seller, what: texts.orderTotal, to: texts.to }}
            total={data?.found.count ?? null}
            onOpen={(key) => look(view, key)}
            nothing={{
              ...{ find, isFiltered: false, onClear: () => look({ tab, find: "" }) },
              ...{ good: texts.none, goodHint: texts.noneHint },
            }}
          />
        </div>
      </Tabs>
      {tab === "to-approve" && !list.isError && data && (
        <Several {...{ find, choice, pages }} found={data.found} />
      )}
    </DeskFrame>
  );
}

/** What is chosen, and its preview. */
function Several({
  find,
  choice,
  pages,
  found,
}: {
  readonly find: string;
  readonly choice: DeskChoice;
  readonly pages: DeskPages;
  readonly found: { readonly count: number; readonly sumInPaise: number };
}) {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <DeskBar {...{ choice, found }} most={mostSettlementsAtOnce} onPreview={() => setAsked(true)} />
      {isAsked && (
        <SettlementPreview
          choice={choice.isAll ? { all: { find } } : { orderIds: [...choice.keys] }}
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

function settlementRow(
  { orderId, seller, account, totalInPaise, dueInPaise, isWithSeller, deliveredAt }: Settlement,
  tab: SettlementTab,
  { texts, language }: { texts: ReturnType<typeof useSettlementDeskTexts>; language: Language },
): DeskRow {
  const end = account && (account.kind === "upi" ? account.upiId : `…${account.accountNumber.slice(-4)}`);
  return {
    ...{
      key: orderId,
      number: `#${orderId}`,
      who: wordsIn(language, seller).text,
      what: formatPaise(totalInPaise),
    },
    ...(isWithSeller && { whatNote: texts.cashWithSeller }),
    to: end ?? (isWithSeller ? texts.cashWithSeller : texts.noAccount),
    ...{ since: deliveredAt, isLate: false, amountInPaise: Math.max(0, dueInPaise) },
    canChoose: tab === "to-approve",
  };
}

function SettlementDetail({
  settlement,
  ...frame
}: {
  readonly settlement: Settlement;
  readonly keys: readonly string[];
  readonly onOpen: (key: string) => void;
  readonly onClose: () => void;
}) {
  const finance = useFinanceTexts();
  const language = useLanguage();
  const [isPaid, setPaid] = useState(false);
  const { orderId, seller, dueInPaise } = settlement;
  const about = finance.settlementOf(wordsIn(language, seller).text, orderId);
  return (
    <>
      <DeskDetail
        {...frame}
        title={wordsIn(language, seller).text}
        openKey={orderId}
        actions={<SettlementActions {...{ settlement, about }} onPaid={() => setPaid(true)} />}
      >
        <b className="t-title">
          <Money paise={Math.max(0, dueInPaise)} />
        </b>
        <Link className="num underline" to="/app/admin/support/orders/$orderId" params={{ orderId }}>
          #{orderId}
        </Link>
        <div className="t-note">
          <SettlementFacts settlement={settlement} />
        </div>
      </DeskDetail>
      {isPaid && <SellerPaid settlement={settlement} onClose={() => setPaid(false)} />}
    </>
  );
}
