import { useInfiniteQuery } from "@tanstack/react-query";
import { mobileText } from "#engine/contract/mobile-number.ts";
import { call } from "#engine/web/data/api-client.ts";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { Words, Written } from "#engine/web/ui/wording.tsx";
import { formatPaise, paiseTyped } from "#engine/web/words/money.ts";
import type { CashClaim } from "#features/orders/contract/cash-claim.ts";
import {
  confirmCashForSeller,
  decideCashClaimForSeller,
} from "#features/payments/contract/cash-of-sellers.ts";
import type { UnpaidCash } from "#features/payments/contract/received-money.ts";
import { unpaidCashQuery } from "../api.ts";
import { DecisionButton } from "../decision-button.tsx";
import { DeskCard } from "../desk-card.tsx";
import { FinanceRow } from "../finance-row.tsx";
import { orderIdTyped } from "../order-id.ts";
import { useFinanceTexts } from "../words.ts";

/** Delivered orders whose sellers have not confirmed the cash: finance asks them, or says itself what they have. */
export function CashList() {
  const texts = useFinanceTexts();
  const answer = useInfiniteQuery(unpaidCashQuery);
  return (
    <DeskCard id="cash" title={texts.cash} aside={<OtherOrderButton />} answer={answer} empty={texts.noCash}>
      {(pages) =>
        pages.flatMap(({ orders }) => orders).map((order) => <CashRow key={order.orderId} order={order} />)
      }
    </DeskCard>
  );
}

function CashRow({ order }: { readonly order: UnpaidCash }) {
  const texts = useFinanceTexts();
  const title = texts.transferOf(order.buyerName, order.orderId);
  return (
    <FinanceRow
      title={title}
      paise={order.balanceInPaise}
      actions={
        <>
          <DecisionButton
            text={texts.cashCame}
            about={title}
            title={texts.cashCame}
            facts={<p className="t-note c2">{texts.cashCameHint}</p>}
            asks={[
              {
                name: "receivedInPaise",
                label: texts.cashWithSellerNow,
                startInPaise: Math.max(order.balanceInPaise, order.saidPaidInPaise),
                ...(order.balanceInPaise <= 0 && { hint: texts.zeroIsNone }),
              },
              { name: "reason", label: texts.cashReceipt },
            ]}
            send={({ receivedInPaise = "", reason = "" }) => sendCash(order.orderId, receivedInPaise, reason)}
          />
          {order.claims.map((claim) => (
            <Claim key={claim.claimId} claim={claim} title={title} />
          ))}
        </>
      }
    >
      <Words of={order.seller} /> <span className="num">{mobileText(order.sellerPhone)}</span>
      <span className="block">{texts.deliveredAgo(order.days)}</span>
      {order.saidPaidInPaise > 0 && (
        <span className="block">{texts.saidPaid(formatPaise(order.saidPaidInPaise), order.phone)}</span>
      )}
    </FinanceRow>
  );
}

/** One payment in cash that the buyer has entered: it came to the seller, or it did not. Set in, since it is a part of the order above. */
function Claim({ claim, title }: { readonly claim: CashClaim; readonly title: string }) {
  const texts = useFinanceTexts();
  const { claimId, reference, claimedAt } = claim;
  const amount = formatPaise(claim.amountInPaise);
  const decide = (isReceived: boolean, text: string, hint: string) => (
    <DecisionButton
      text={text}
      about={title}
      title={text}
      facts={<p className="t-note c2">{hint}</p>}
      asks={[{ name: "reason", label: texts.cashReceipt }]}
      send={({ reason = "" }) =>
        call(decideCashClaimForSeller, { params: { claimId }, body: { isReceived, reason } })
      }
    />
  );
  return (
    <div className="stack-s w-full border-line border-l-2 pl-3">
      <p className="t-small c2 break-words">
        {amount}: <Written>{reference}</Written>, <DateText at={claimedAt} />
      </p>
      <div className="flex flex-wrap gap-2">
        {decide(true, texts.claimCame(amount), texts.cashCameHint)}
        {decide(false, texts.claimDidNotCome(amount), texts.claimDidNotComeHint)}
      </div>
    </div>
  );
}

/** Cash of an order that is not listed, as of one that came back whole before anybody said anything of it. */
function OtherOrderButton() {
  const texts = useFinanceTexts();
  return (
    <DecisionButton
      text={texts.cashOfOther}
      submitText={texts.cashCame}
      about={texts.cashOfOtherHint}
      title={texts.cashOfOther}
      facts={<p className="t-note c2">{texts.cashCameHint}</p>}
      asks={[
        { name: "orderId", label: texts.orderNumber },
        { name: "receivedInPaise", label: texts.cashWithSellerNow, startInPaise: null },
        { name: "reason", label: texts.cashReceipt },
      ]}
      send={({ orderId = "", receivedInPaise = "", reason = "" }) =>
        sendCash(orderIdTyped(orderId), receivedInPaise, reason)
      }
    />
  );
}

const sendCash = (orderId: string, typed: string, reason: string) =>
  call(confirmCashForSeller, { params: { orderId }, body: { receivedInPaise: paiseTyped(typed), reason } });
