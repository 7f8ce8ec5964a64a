import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Card } from "#engine/web/ui/card.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { Fold } from "#engine/web/ui/overlay/fold.tsx";
import { formatDate } from "#engine/web/words/dates.ts";
import { useLanguage } from "#engine/web/words/language.ts";
import { formatPaise } from "#engine/web/words/money.ts";
import { BankAccountFacts } from "#features/payments/web";
import type { DebtOfOrder } from "#features/settlements/contract";
import { ownDebtQuery } from "../api.ts";
import { useSellingTexts } from "../words.ts";

/** So many orders stand open; more of them would push the received orders off the screen. */
const shownOpen = 2;

/** What the seller owes, of which orders and why, or what he has sent above it; nothing while there is neither. */
export function OwnDebt() {
  const texts = useSellingTexts();
  const { data } = useQuery(ownDebtQuery);
  if (data && data.creditInPaise > 0 && data.owedInPaise === 0)
    return <Note>{texts.sentTooMuch(formatPaise(data.creditInPaise))}</Note>;
  if (!data || data.owedInPaise === 0) return null;
  return (
    <Card pad aria-label={texts.owing}>
      <h2 className="h2">{texts.owes(formatPaise(data.owedInPaise))}</h2>
      <p className="t-small c2">{texts.owesHint}</p>
      {data.account && (
        <dl className="mt-2 max-w-md">
          <BankAccountFacts account={data.account} />
        </dl>
      )}
      {data.sentBackInPaise > 0 && (
        <p className="t-note mt-2">{texts.sentBackTooMuch(formatPaise(data.sentBackInPaise))}</p>
      )}
      {data.orders.length > 0 && (
        <Fold title={texts.owedOf(data.orders.length)} open={data.orders.length <= shownOpen}>
          <ul className="t-note">
            {data.orders.map((debt) => (
              <OwedOrder key={debt.orderId} debt={debt} />
            ))}
          </ul>
        </Fold>
      )}
    </Card>
  );
}

function OwedOrder({ debt: { orderId, owedInPaise, why, since } }: { readonly debt: DebtOfOrder }) {
  const texts = useSellingTexts();
  const language = useLanguage();
  return (
    <li className="border-line border-t py-2 last:pb-0">
      <div className="flex items-baseline justify-between gap-3">
        <Link className="link num break-all" to="/app/sell/orders/$orderId" params={{ orderId }}>
          #{orderId}
        </Link>
        <b className="num">{formatPaise(owedInPaise)}</b>
      </div>
      <p className="t-small c2">{texts.whyOwed(why)}</p>
      <p className="t-small c2">{texts.since(formatDate(since, language))}</p>
    </li>
  );
}
