import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { mobileText } from "#engine/contract/mobile-number.ts";
import { call } from "#engine/web/data/api-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Money } from "#engine/web/ui/goods/money.tsx";
import { Fold } from "#engine/web/ui/overlay/fold.tsx";
import { Tag } from "#engine/web/ui/tag.tsx";
import { formatDate } from "#engine/web/words/dates.ts";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { formatPaise } from "#engine/web/words/money.ts";
import { payBackCredit, type SellerCredit, type SellerDebt } from "#features/settlements/contract";
import { settlementsQuery } from "../api.ts";
import { DeskCard } from "../desk-card.tsx";
import { FinanceRow } from "../finance-row.tsx";
import { FindSellerButton } from "../find-seller.tsx";
import { PaidDialog } from "../paid-dialog.tsx";
import { ReceivedButton } from "../received-from-seller.tsx";
import { useFinanceTexts } from "../words.ts";

/** Sellers who owe something, of which orders and why; what comes from any seller is noted here. */
export function DebtList() {
  const texts = useFinanceTexts();
  const answer = useInfiniteQuery(settlementsQuery);
  const [paidBack, setPaidBack] = useState<SellerCredit>();
  return (
    <>
      <DeskCard
        id="debts"
        title={texts.debts}
        aside={<FindSellerButton />}
        answer={answer}
        isWhole
        empty={texts.noDebts}
      >
        {([first]) => [
          ...(first?.debts ?? []).map((debt) => <DebtRow key={debt.sellerId} debt={debt} />),
          ...(first?.credits ?? []).map((credit) => (
            <CreditRow
              key={`credit of ${credit.sellerId}`}
              credit={credit}
              onPaidBack={() => setPaidBack(credit)}
            />
          )),
        ]}
      </DeskCard>
      {paidBack && <PaidBack credit={paidBack} onClose={() => setPaidBack(undefined)} />}
    </>
  );
}

/** He has sent more than he owed: his next payment has it, or finance sends it back. What he sends once more is noted too. */
function CreditRow({
  credit: { sellerId, seller, phone, creditInPaise, account },
  onPaidBack,
}: {
  readonly credit: SellerCredit;
  readonly onPaidBack: () => void;
}) {
  const texts = useFinanceTexts();
  const name = wordsIn(useLanguage(), seller).text;
  return (
    <FinanceRow
      title={name}
      paise={creditInPaise}
      actions={
        <>
          <ReceivedButton sellerId={sellerId} about={name} startInPaise={null} />
          {account ? (
            <Button small look="onpaper" aria-label={`${texts.paidBack}: ${name}`} onClick={onPaidBack}>
              {texts.paidBack}
            </Button>
          ) : (
            <Tag job="stop">{texts.noAccount}</Tag>
          )}
        </>
      }
    >
      <span className="num">{mobileText(phone)}</span>
      <span className="block">{texts.sentTooMuch}</span>
    </FinanceRow>
  );
}

function PaidBack({
  credit: { sellerId, seller, account, creditInPaise },
  onClose,
}: {
  readonly credit: SellerCredit;
  readonly onClose: () => void;
}) {
  const texts = useFinanceTexts();
  const name = wordsIn(useLanguage(), seller).text;
  return (
    <PaidDialog
      text={texts.paidBack}
      about={(credit) => texts.creditOf(name, formatPaise(credit))}
      dueInPaise={creditInPaise}
      changed="creditInPaise"
      less={texts.restIsCredit}
      book={({ dueInPaise, ...paid }) =>
        call(payBackCredit, { params: { sellerId }, body: { creditInPaise: dueInPaise, ...paid } })
      }
      {...{ account, onClose }}
    />
  );
}

function DebtRow({ debt }: { readonly debt: SellerDebt }) {
  const texts = useFinanceTexts();
  const language = useLanguage();
  const { sellerId, owedInPaise, sentBackInPaise, since, daysOwed, orders } = debt;
  const seller = wordsIn(language, debt.seller).text;
  return (
    <li className="stack-s border-line border-t pt-3 first:border-0 first:pt-0">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="t-note b break-words">{seller}</h3>
          <div className="t-small c2">
            <span className="num">{mobileText(debt.phone)}</span>
          </div>
          <div className="t-small b">{texts.owesSince(formatDate(since, language), daysOwed)}</div>
          {sentBackInPaise > 0 && (
            <div className="t-small c2">{texts.sentBackTooMuch(formatPaise(sentBackInPaise))}</div>
          )}
        </div>
        <b className="num">
          <Money paise={owedInPaise} />
        </b>
      </div>
      {orders.length > 0 && (
        <Fold title={texts.debtOfOrders(orders.length)}>
          <ul className="t-small c2 break-words">
            {orders.map(({ orderId, owedInPaise: owed, why }) => (
              <li key={orderId}>{texts.debtOf(orderId, formatPaise(owed), texts.whyOwed(why))}</li>
            ))}
          </ul>
        </Fold>
      )}
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
