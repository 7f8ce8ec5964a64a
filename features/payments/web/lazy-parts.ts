import { lazyPart } from "#engine/web/ui/page/lazy-part.tsx";

/** Dialogs that most visitors of a page never open: fetched with the first press. */
export const MakePaymentDialog = lazyPart(
  async () => (await import("./make-payment-dialog.tsx")).MakePaymentDialog,
);
export const PartialPaymentsDialog = lazyPart(
  async () => (await import("./partial-payments-dialog.tsx")).PartialPaymentsDialog,
);

/** Cards that few orders have: an order's page is there before them. */
export const OnlinePaymentCard = lazyPart(
  async () => (await import("./online/online-payment-card.tsx")).OnlinePaymentCard,
  { isQuiet: true },
);
export const RefundsCard = lazyPart(async () => (await import("./refunds/refunds-card.tsx")).RefundsCard, {
  isQuiet: true,
});
