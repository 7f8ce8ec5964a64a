import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Button } from "#engine/web/ui/button.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { ConfirmDialog } from "#engine/web/ui/overlay/dialog.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { Written } from "#engine/web/ui/wording.tsx";
import { formatPaise } from "#engine/web/words/money.ts";
import type { CashClaim } from "#features/orders/contract/cash-claim.ts";
import type { SellerOrder } from "#features/orders/contract/seller-orders.ts";
import { sendCash, sendClaim, takeOrder } from "./api.ts";
import { useSellingTexts } from "./words.ts";

/** What the seller can say of the cash of an order: what he has in all, and of each payment that the buyer has entered. */
export function CashButtons({ order }: { readonly order: SellerOrder }) {
  const { cashChoicesInPaise, cashClaims } = order;
  // Of a single payment of all that is owed its own button says the same.
  const isAllSaid = (paise: number) => cashClaims.length === 1 && cashClaims[0]?.amountInPaise === paise;
  return (
    <>
      {cashChoicesInPaise
        .filter((paise) => !isAllSaid(paise))
        .map((paise) => (
          <CashButton
            key={paise}
            order={order}
            receivedInPaise={paise}
            leavesMargin
            send={() => sendCash(order.orderId, paise)}
          />
        ))}
      {cashClaims.map((claim) => (
        <Claim key={claim.claimId} order={order} claim={claim} />
      ))}
    </>
  );
}

/** One payment that the buyer says he has made in cash: it came, or it did not. */
function Claim({ order, claim }: { readonly order: SellerOrder; readonly claim: CashClaim }) {
  const texts = useSellingTexts();
  const amount = formatPaise(claim.amountInPaise);
  const send = (isReceived: boolean) => () => sendClaim(order.orderId, claim.claimId, isReceived);
  return (
    <div className="stack-s w-full border-line border-t pt-3">
      <p className="t-note">
        {texts.buyerSays(amount)} <Written>{claim.reference}</Written>, <DateText at={claim.claimedAt} />
      </p>
      <div className="flex flex-wrap gap-2">
        <CashButton order={order} receivedInPaise={claim.amountInPaise} send={send(true)} />
        <SayButton label={texts.claimDidNotCome(amount)} done={texts.done} send={send(false)}>
          {texts.claimDidNotComeSure}
        </SayButton>
      </div>
    </div>
  );
}

/** The seller says that he has this much cash of the order; 0: none came. Of one that is over it goes back to the buyer. */
function CashButton({
  order: { isCancelled, balanceInPaise, marginDueInPaise },
  receivedInPaise,
  leavesMargin = false,
  send,
}: {
  readonly order: SellerOrder;
  readonly receivedInPaise: number;
  /** Said of the order in all: a margin that is not in it is then the agent's to collect. */
  readonly leavesMargin?: boolean;
  readonly send: () => Promise<SellerOrder>;
}) {
  const texts = useSellingTexts();
  const amount = formatPaise(receivedInPaise);
  const isNone = receivedInPaise === 0;
  // That none came leaves a margin to the agent where nothing else is due; else it denies what the buyer entered.
  const isOnlyMargin = marginDueInPaise > 0 && balanceInPaise === marginDueInPaise;
  const restInPaise = isNone && !isOnlyMargin ? 0 : balanceInPaise - receivedInPaise;
  const isMarginLeft = leavesMargin && restInPaise > 0 && restInPaise === marginDueInPaise;
  const restText = formatPaise(restInPaise);
  const rest = restInPaise > 0 ? (isMarginLeft ? texts.marginLeft : texts.cashRest)(restText) : null;
  const taken = isMarginLeft ? texts.cashWithoutMargin : texts.cashTaken;
  return (
    <SayButton
      label={isNone ? texts.noCashCame : taken(amount)}
      done={rest ?? (isCancelled ? texts.done : texts.cashDone)}
      send={send}
    >
      {!isNone && texts.cashSure(amount)}
      {isNone && rest === null && texts.noCashSure}
      {!isNone && isCancelled && ` ${texts.cashGoesBack}`}
      {rest !== null && ` ${rest}`}
    </SayButton>
  );
}

/** Asks before it is said, since it cannot be taken back; the page shows the order as it is then. */
function SayButton({
  label,
  done,
  send,
  children,
}: {
  readonly label: string;
  readonly done: string;
  readonly send: () => Promise<SellerOrder>;
  readonly children: ReactNode;
}) {
  const texts = useSellingTexts();
  const [isAsked, setAsked] = useState(false);
  const say = useMutation({
    mutationFn: send,
    onSuccess: (order) => {
      takeOrder(order);
      showMessage(done);
    },
    onError: (error) => showMessage(sentenceOf(error) ?? texts.noConnection),
    onSettled: () => setAsked(false),
  });
  return (
    <>
      <Button look="second" onClick={() => setAsked(true)}>
        {label}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={label}
          confirmText={texts.confirm}
          confirmLook="main"
          busy={say.isPending}
          onConfirm={() => say.mutate()}
          onClose={() => setAsked(false)}
        >
          {children}
        </ConfirmDialog>
      )}
    </>
  );
}
