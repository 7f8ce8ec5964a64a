import type { UnpaidCash } from "@santha/contract/finance";
import { mobileText } from "@santha/contract/mobile-number";
import { useInfiniteQuery } from "@tanstack/react-query";
import { formatPaise } from "#lib/money";
import { Answer } from "#ui/answer";
import { Card } from "#ui/card";
import { LoadMore } from "#ui/load-more";
import { Words } from "#ui/wording";
import { unpaidCashQuery } from "./finance.api.ts";
import { useFinanceTexts } from "./finance.texts.ts";
import { FinanceRow } from "./finance-row.tsx";

/** Delivered orders whose sellers have not confirmed the cash: finance asks them. */
export function CashList() {
  const texts = useFinanceTexts();
  const answer = useInfiniteQuery(unpaidCashQuery);
  return (
    <Card pad aria-label={texts.cash}>
      <h2 className="h2 mb-2">{texts.cash}</h2>
      <Answer
        to={answer}
        isEmpty={({ pages: [first] }) => first?.orders.length === 0}
        empty={<p className="t-note c2">{texts.noCash}</p>}
      >
        {({ pages }) => (
          <div className="stack-s">
            <ul className="stack-s">
              {pages
                .flatMap(({ orders }) => orders)
                .map((order) => (
                  <CashRow key={order.orderId} order={order} />
                ))}
            </ul>
            <LoadMore list={answer} />
          </div>
        )}
      </Answer>
    </Card>
  );
}

function CashRow({ order }: { readonly order: UnpaidCash }) {
  const texts = useFinanceTexts();
  return (
    <FinanceRow
      title={texts.transferOf(order.buyerName, order.orderId)}
      paise={order.balanceInPaise}
      actions={null}
    >
      <Words of={order.seller} /> <span className="num">{mobileText(order.sellerPhone)}</span>
      <span className="block">{texts.deliveredAgo(order.days)}</span>
      {order.saidPaidInPaise > 0 && (
        <span className="block">{texts.saidPaid(formatPaise(order.saidPaidInPaise), order.phone)}</span>
      )}
    </FinanceRow>
  );
}
