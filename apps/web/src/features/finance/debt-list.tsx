import { receiveFromSeller, type SellerDebt } from "@santha/contract/settlements";
import { useQuery } from "@tanstack/react-query";
import { call } from "#lib/api-client";
import { formatDate } from "#lib/dates";
import { useLanguage, wordsIn } from "#lib/language";
import { formatPaise, paiseTyped } from "#lib/money";
import { Answer } from "#ui/answer";
import { Card } from "#ui/card";
import { Fold } from "#ui/fold";
import { Money } from "#ui/money";
import { DecisionButton } from "./decision-button.tsx";
import { settlementsQuery } from "./finance.api.ts";
import { useFinanceTexts } from "./finance.texts.ts";

/** Sellers who owe something, of which orders and why; what comes from them is noted here. */
export function DebtList() {
  const texts = useFinanceTexts();
  const answer = useQuery(settlementsQuery);
  return (
    <Card pad aria-label={texts.debts}>
      <h2 className="h2 mb-2">{texts.debts}</h2>
      <Answer
        to={answer}
        isEmpty={({ debts }) => debts.length === 0}
        empty={<p className="t-note c2">{texts.noDebts}</p>}
      >
        {({ debts }) => (
          <ul className="stack-s">
            {debts.map((debt) => (
              <DebtRow key={debt.sellerId} debt={debt} />
            ))}
          </ul>
        )}
      </Answer>
    </Card>
  );
}

function DebtRow({ debt }: { readonly debt: SellerDebt }) {
  const texts = useFinanceTexts();
  const language = useLanguage();
  const { sellerId, owedInPaise, since, daysOwed, orders } = debt;
  const seller = wordsIn(language, debt.seller).text;
  return (
    <li className="stack-s border-line border-t pt-3 first:border-0 first:pt-0">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="t-note b break-words">{seller}</h3>
          <div className="t-small c2">
            <span className="num">+91 {debt.phone}</span>
          </div>
          <div className="t-small b">{texts.owesSince(formatDate(since, language), daysOwed)}</div>
        </div>
        <b className="num">
          <Money paise={owedInPaise} />
        </b>
      </div>
      <Fold title={texts.debtOfOrders(orders.length)}>
        <ul className="t-small c2 break-words">
          {orders.map(({ orderId, owedInPaise: owed, why }) => (
            <li key={orderId}>{texts.debtOf(orderId, formatPaise(owed), texts.whyOwed(why))}</li>
          ))}
        </ul>
      </Fold>
      <div className="flex flex-wrap gap-2">
        <DecisionButton
          text={texts.receivedFromSeller}
          submitText={texts.received}
          about={texts.owes(seller, formatPaise(owedInPaise))}
          title={texts.receivedFromSeller}
          asks={[
            { name: "amountInPaise", label: texts.amount, start: formatPaise(owedInPaise) },
            { name: "reference", label: texts.bankNumber },
          ]}
          send={({ amountInPaise = "", reference = "" }) =>
            call(receiveFromSeller, {
              params: { sellerId },
              body: { amountInPaise: paiseTyped(amountInPaise), reference },
            })
          }
        />
      </div>
    </li>
  );
}
