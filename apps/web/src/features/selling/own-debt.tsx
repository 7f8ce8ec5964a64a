import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { BankAccountFacts } from "#features/payments";
import { formatDate } from "#lib/dates";
import { useLanguage } from "#lib/language";
import { formatPaise } from "#lib/money";
import { Card } from "#ui/card";
import { ownDebtQuery } from "./selling.api.ts";
import { useSellingTexts } from "./selling.texts.ts";

/** What the seller owes, of which orders and why; nothing while he owes nothing. */
export function OwnDebt() {
  const texts = useSellingTexts();
  const language = useLanguage();
  const { data } = useQuery(ownDebtQuery);
  if (!data || data.owedInPaise === 0) return null;
  return (
    <Card pad aria-label={texts.owing}>
      <h2 className="h3">{texts.owes(formatPaise(data.owedInPaise))}</h2>
      <p className="t-small c2">{texts.owesHint}</p>
      {data.account && (
        <dl className="mt-2">
          <BankAccountFacts account={data.account} />
        </dl>
      )}
      <ul className="t-note mt-2">
        {data.orders.map(({ orderId, owedInPaise, why, since }) => (
          <li key={orderId} className="border-line border-t py-2 last:pb-0">
            <div className="flex items-baseline justify-between gap-3">
              <Link className="link num break-all" to="/app/sell/orders/$orderId" params={{ orderId }}>
                #{orderId}
              </Link>
              <b className="num">{formatPaise(owedInPaise)}</b>
            </div>
            <p className="t-small c2">
              {texts.whyOwed(why)} {texts.since(formatDate(since, language))}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
