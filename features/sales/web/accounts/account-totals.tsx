import { Link } from "@tanstack/react-router";
import { useMayDo } from "#engine/web/data/seller-work.ts";
import { Card } from "#engine/web/ui/card.tsx";
import { MoneyRow } from "#engine/web/ui/goods/breakdown.tsx";
import { Money } from "#engine/web/ui/goods/money.tsx";
import { Stat } from "#engine/web/ui/goods/stat.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { Breadcrumbs } from "#engine/web/ui/page/breadcrumbs.tsx";
import { HeaderBand } from "#engine/web/ui/page/page.tsx";
import { formatPaise } from "#engine/web/words/money.ts";
import type { AccountTotals } from "../../contract.ts";
import { useSalesTitles } from "../titles.ts";
import { useSalesTexts } from "../words.ts";

/** What is coming to the seller, what the seller owes and what is settled; dashes until the totals are here. */
export function AccountTotalsBand({ of: totals }: { readonly of: AccountTotals | undefined }) {
  const texts = useSalesTexts();
  const figure = (paise: number | undefined) =>
    paise === undefined ? texts.unknown : <Money key={paise} paise={paise} />;
  return (
    <HeaderBand>
      <div className="only-d [&_.crumb]:text-on-cloth-2">
        <Breadcrumbs above={[]} here={useSalesTitles().accounts} />
      </div>
      <div className="grid gap-2">
        <Stat label={texts.toBePaid} leading>
          {figure(totals?.toBePaidInPaise)}
        </Stat>
        <div className="flex flex-wrap gap-x-8 gap-y-2">
          <Stat label={texts.onTheWay}>{figure(totals?.onTheWayInPaise)}</Stat>
          <Stat label={texts.unpaid}>{figure(totals?.unpaidInPaise)}</Stat>
          <Stat label={texts.owed}>{figure(totals?.owedInPaise)}</Stat>
          <Stat label={texts.settledSoFar}>{figure(totals?.settledInPaise)}</Stat>
        </div>
      </div>
    </HeaderBand>
  );
}

/** How the settled money was settled, and what happens with a debt or an overpayment. */
export function SettledCard({ of: totals }: { readonly of: AccountTotals }) {
  const texts = useSalesTexts();
  const { settledInPaise, paidInPaise, cashInPaise, taxesInPaise, owedInPaise, creditInPaise } = totals;
  const mayOpen = useMayDo("orders");
  const restInPaise = settledInPaise - paidInPaise - cashInPaise - taxesInPaise;
  return (
    <Card pad className="stack-s" aria-label={texts.settledSoFar}>
      <h2 className="h2">{texts.settledSoFar}</h2>
      <dl>
        <MoneyRow label={texts.paidTotal} paise={paidInPaise} />
        <MoneyRow label={texts.cashTotal} paise={cashInPaise} />
        {taxesInPaise !== 0 && <MoneyRow label={texts.taxesTotal} paise={taxesInPaise} />}
        {restInPaise !== 0 && <MoneyRow label={texts.debtsTotal} paise={restInPaise} />}
        <MoneyRow job="sum" label={texts.settled} paise={settledInPaise} />
      </dl>
      {creditInPaise > 0 && <Note>{texts.credit(formatPaise(creditInPaise))}</Note>}
      {owedInPaise > 0 && (
        <p className="t-note c2">
          {texts.owedHint}{" "}
          {mayOpen && (
            <Link className="link" to="/app/sell/orders">
              {texts.toDebts}
            </Link>
          )}
        </p>
      )}
    </Card>
  );
}
