import { lazyPart } from "#ui/lazy-part";

/** Dialogs that most visitors of a page never open: fetched with the first press. */
export const MakePaymentDialog = lazyPart(
  async () => (await import("./make-payment-dialog.tsx")).MakePaymentDialog,
);
export const PartialPaymentsDialog = lazyPart(
  async () => (await import("./partial-payments-dialog.tsx")).PartialPaymentsDialog,
);
