import { Card } from "#engine/web/ui/card.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { MoneyRow } from "#engine/web/ui/goods/breakdown.tsx";
import { Money } from "#engine/web/ui/goods/money.tsx";
import { Fold } from "#engine/web/ui/overlay/fold.tsx";
import { Tag } from "#engine/web/ui/tag.tsx";
import { Written } from "#engine/web/ui/wording.tsx";
import { formatDate } from "#engine/web/words/dates.ts";
import { useLanguage } from "#engine/web/words/language.ts";
import { formatPaise } from "#engine/web/words/money.ts";
import { standingLabel } from "#features/orders/contract/order-labels.ts";
import type { AccountOfOrder } from "../../contract.ts";
import { OrderNumber } from "../order-number.tsx";
import { useSalesTexts } from "../words.ts";

const saleOf = (account: AccountOfOrder): number =>
  account.chargedInPaise + account.couponInPaise - account.returnedInPaise;

/** One order: what is open or settled of it, and folded, how that adds up. */
export function AccountCard({ account }: { readonly account: AccountOfOrder }) {
  const texts = useSalesTexts();
  const language = useLanguage();
  const { orderId, openInPaise, settledInPaise } = account;
  return (
    <Card pad aria-label={`#${orderId}`}>
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <OrderNumber orderId={orderId} look="b break-all" />
          <p className="t-small c2">
            <Written>{texts.from(account.customer, account.city)}</Written>
          </p>
          <p className="t-small c2">
            <DateText at={account.placedAt} />, {standingLabel(account, language)}
          </p>
        </div>
        <div className="grid shrink-0 justify-items-end gap-1">
          <b className="t-lead">
            <Money paise={openInPaise === 0 ? settledInPaise : Math.abs(openInPaise)} />
          </b>
          <Standing openInPaise={openInPaise} />
        </div>
      </div>
      <p className="t-small c2 mt-1">
        {texts.sale(formatPaise(saleOf(account)), formatPaise(settledInPaise))}
      </p>
      <Unpaid account={account} />
      <Fold title={texts.details}>
        <Sums account={account} />
      </Fold>
    </Card>
  );
}

/** What the buyer has still to pay: goods that are open, and a margin that the seller takes for the agent. */
function Unpaid({ account: { openInPaise, unpaidInPaise, marginDueInPaise } }: { account: AccountOfOrder }) {
  const texts = useSalesTexts();
  const goods = openInPaise > 0 ? unpaidInPaise : 0;
  if (goods === 0 && marginDueInPaise === 0) return null;
  const all = formatPaise(goods + marginDueInPaise);
  const withMargin = goods > 0 ? texts.buyerOwesMargin(all, formatPaise(marginDueInPaise)) : null;
  return (
    <p className="t-small c2">
      {marginDueInPaise > 0 ? (withMargin ?? texts.buyerOwesOnlyMargin(all)) : texts.buyerOwes(all)}
    </p>
  );
}

function Standing({ openInPaise }: { readonly openInPaise: number }) {
  const texts = useSalesTexts();
  if (openInPaise === 0) return <Tag job="done">{texts.settled}</Tag>;
  return openInPaise > 0 ? <Tag job="earn">{texts.open}</Tag> : <Tag job="stop">{texts.youOwe}</Tag>;
}

function Sums({ account }: { readonly account: AccountOfOrder }) {
  const texts = useSalesTexts();
  const language = useLanguage();
  const taken = [
    [texts.returned, account.returnedInPaise],
    [texts.cash, account.cashInPaise],
    [texts.gst, account.gstInPaise],
    [texts.incomeTax, account.incomeTaxInPaise],
    [texts.debts, account.debtsInPaise],
  ] as const;
  const given = [
    [texts.creditAdded, account.creditInPaise],
    [texts.paidBack, account.paidBackInPaise],
  ] as const;
  return (
    <dl>
      <MoneyRow label={texts.charged} paise={account.chargedInPaise} />
      {account.couponInPaise !== 0 && <MoneyRow label={texts.coupon} paise={account.couponInPaise} />}
      {taken.map(([label, paise]) => paise !== 0 && <MoneyRow key={label} label={label} paise={-paise} />)}
      {given.map(([label, paise]) => paise !== 0 && <MoneyRow key={label} label={label} paise={paise} />)}
      {account.payments.map(({ amountInPaise, paidAt, reference }) => (
        <MoneyRow
          key={`${reference}${paidAt}`}
          label={texts.paidOn(formatDate(paidAt, language), reference)}
          paise={-amountInPaise}
        />
      ))}
      <MoneyRow
        job="sum"
        label={account.openInPaise < 0 ? texts.youOwe : texts.open}
        paise={Math.abs(account.openInPaise)}
      />
    </dl>
  );
}
