import { useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { DeskBar } from "#engine/web/ui/desk/desk-bar.tsx";
import { DeskBody } from "#engine/web/ui/desk/desk-body.tsx";
import { useDeskChoice } from "#engine/web/ui/desk/desk-choice.ts";
import { DeskDetail } from "#engine/web/ui/desk/desk-detail.tsx";
import { DeskFrame, DeskHead } from "#engine/web/ui/desk/desk-frame.tsx";
import { useDeskPages } from "#engine/web/ui/desk/desk-pager.tsx";
import type { DeskRow } from "#engine/web/ui/desk/desk-row.ts";
import { DeskSearch } from "#engine/web/ui/desk/desk-search.tsx";
import { Money } from "#engine/web/ui/goods/money.tsx";
import { ForRole } from "#engine/web/ui/page/for-role.tsx";
import { formatCount, formatPaise } from "#engine/web/words/money.ts";
import type { PartPaidOrder, WaitingTransfer } from "#features/payments/contract/received-money.ts";
import { mostTransfersAtOnce } from "#features/payments/contract/transfer-desk.ts";
import { PartPaidRow, TransferActions, TransferFacts, UnenteredButton } from "../lists/transfer-list.tsx";
import { useFinanceTexts } from "../words.ts";
import { transferDeskQuery } from "./transfer-desk.api.ts";
import { useTransferDeskTexts } from "./transfer-desk.texts.ts";
import { TransferPreview } from "./transfer-preview.tsx";

const route = getRouteApi("/app/admin/finance/transfers");

/** Transfers that buyers have entered as a table, the longest wait first, one by one or several at once. */
export function TransfersPage() {
  return (
    <ForRole who="finance" title={useFinanceTexts().forFinance}>
      <TransferDesk />
    </ForRole>
  );
}

function TransferDesk() {
  const finance = useFinanceTexts();
  const texts = useTransferDeskTexts();
  const { q: find = "", open: openKey } = route.useSearch();
  const navigate = useNavigate();
  const look = (text: string, open?: string) =>
    void navigate({
      to: "/app/admin/finance/transfers",
      search: { ...(text && { q: text }), ...(open !== undefined && { open }) },
      // Stepping from line to line is one visit: back leads to the table.
      replace: open !== undefined && openKey !== undefined,
    });
  const pages = useDeskPages(find);
  const list = useQuery(transferDeskQuery(find, pages.after));
  const { data } = list;
  const rows = data?.transfers.map(transferRow);
  const choice = useDeskChoice(find, rows);
  const [isAsked, setAsked] = useState(false);
  const open = data?.transfers.find(({ claimId }) => String(claimId) === openKey);
  const frame = {
    keys: rows?.map(({ key }) => key) ?? [],
    onOpen: (key: string) => look(find, key),
    onClose: () => look(find),
  };
  return (
    <DeskFrame
      detail={open && openKey !== undefined && <TransferDetail {...{ transfer: open, openKey, ...frame }} />}
    >
      <DeskHead
        title={finance.transfers}
        totals={
          data
            ? [{ text: texts.count(formatCount(data.all.count)) }, { text: formatPaise(data.all.sumInPaise) }]
            : [{ text: "–" }]
        }
        aside={<UnenteredButton />}
      />
      <div className="stack mt-3">
        <DeskSearch label={texts.search} asked={find} onFind={(text) => look(text)} />
        <DeskBody
          {...{ list, pages, rows, choice, openKey }}
          canChoose
          label={finance.transfers}
          heads={{ who: texts.buyer, what: texts.number, to: texts.paidBy }}
          total={data?.found.count ?? null}
          onOpen={frame.onOpen}
          nothing={{
            ...{ find, isFiltered: false, onClear: () => look("") },
            ...{ good: texts.none, goodHint: texts.noneHint },
          }}
        />
        <PartPaid orders={data?.partPaid ?? []} />
      </div>
      {!list.isError && data && (
        <DeskBar
          {...{ choice, found: data.found }}
          most={mostTransfersAtOnce}
          onPreview={() => setAsked(true)}
        />
      )}
      {isAsked && (
        <TransferPreview
          choice={choice.isAll ? { all: { find } } : { claimIds: [...choice.keys].map(Number) }}
          onDone={() => {
            setAsked(false);
            choice.clear();
            pages.first();
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </DeskFrame>
  );
}

function transferRow(transfer: WaitingTransfer): DeskRow {
  const { claimId, masterId, buyerName, reference, paidThrough, claimedAt, amountInPaise } = transfer;
  return {
    ...{ key: String(claimId), number: `#${masterId}`, who: buyerName, what: reference, to: paidThrough },
    ...{ since: claimedAt, isLate: false, amountInPaise },
    // One transfer pays one purchase: a number given twice is looked at by itself.
    canChoose: transfer.alsoGivenFor.length === 0,
  };
}

function TransferDetail({
  transfer,
  ...frame
}: {
  readonly transfer: WaitingTransfer;
  readonly keys: readonly string[];
  readonly openKey: string;
  readonly onOpen: (key: string) => void;
  readonly onClose: () => void;
}) {
  return (
    <DeskDetail
      {...frame}
      title={useFinanceTexts().transferOf(transfer.buyerName, transfer.masterId)}
      actions={<TransferActions transfer={transfer} />}
    >
      <b className="t-title">
        <Money paise={transfer.amountInPaise} />
      </b>
      <div className="t-note">
        <TransferFacts transfer={transfer} />
      </div>
    </DeskDetail>
  );
}

/** Orders of which only a part has come wait for their buyers: nothing is to be decided. */
function PartPaid({ orders }: { readonly orders: readonly PartPaidOrder[] }) {
  const texts = useTransferDeskTexts();
  if (orders.length === 0) return null;
  return (
    <section className="stack-s" aria-label={texts.partPaid}>
      <h2 className="h2">{texts.partPaid}</h2>
      <ul className="stack-s">
        {orders.map((order) => (
          <PartPaidRow key={order.orderId} order={order} />
        ))}
      </ul>
    </section>
  );
}
