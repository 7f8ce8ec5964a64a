import { receiveFromSeller, type SellerCredit, type SellerDebt } from "@santha/contract/settlements";
import { useInfiniteQuery } from "@tanstack/react-query";
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
import { FinanceRow } from "./finance-row.tsx";

/** Sellers who owe something, of which orders and why; what comes from them is noted here. */
export function DebtList() {
  const texts = useFinanceTexts();
  const answer = useInfiniteQuery(settlementsQuery);
  return (
    <Card pad aria-label={texts.debts}>
      <h2 className="h2 mb-2">{texts.debts}</h2>
      <Answer
        to={answer}
        isEmpty={({ pages: [first] }) => first?.debts.length === 0 && first.credits.length === 0}
        empty={<p className="t-note c2">{texts.noDebts}</p>}
      >
        {({ pages: [first] }) => (
          <ul className="stack-s">
            {first?.debts.map((debt) => (
              <DebtRow key={debt.sellerId} debt={debt} />
            ))}
            {first?.credits.map((credit) => (
              <CreditRow key={`credit of ${credit.sellerId}`} credit={credit} />
            ))}
          </ul>
        )}
      </Answer>
    </Card>
  );
}

/** He has sent more than he owed: his next payment has it. What he sends once more is noted too. */
function CreditRow({ credit }: { readonly credit: SellerCredit }) {
  const texts = useFinanceTexts();
  const seller = wordsIn(useLanguage(), credit.seller).text;
  return (
    <FinanceRow
      title={seller}
      paise={credit.creditInPaise}
      actions={<ReceivedButton sellerId={credit.sellerId} about={seller} startInPaise={null} />}
    >
      <span className="num">+91 {credit.phone}</span>
      <span className="block">{texts.sentTooMuch}</span>
    </FinanceRow>
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
        <ReceivedButton
          sellerId={sellerId}
          about={texts.owes(seller, formatPaise(owedInPaise))}
          startInPaise={owedInPaise}
        />
      </div>
    </li>
  );
}

/** What has come from a seller, under its number. */
function ReceivedButton({
  sellerId,
  about,
  startInPaise,
}: {
  readonly sellerId: number;
  readonly about: string;
  readonly startInPaise: number | null;
}) {
  const texts = useFinanceTexts();
  return (
    <DecisionButton
      text={texts.receivedFromSeller}
      submitText={texts.received}
      about={about}
      title={texts.receivedFromSeller}
      asks={[
        { name: "amountInPaise", label: texts.amount, startInPaise, hint: texts.moreThanOwed },
        { name: "reference", label: texts.bankNumber },
      ]}
      send={({ amountInPaise = "", reference = "" }) =>
        call(receiveFromSeller, {
          params: { sellerId },
          body: { amountInPaise: paiseTyped(amountInPaise), reference },
        })
      }
    />
  );
}
