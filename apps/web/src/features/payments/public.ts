export { MakePaymentDialog } from "./make-payment-dialog.tsx";
export { PartialPaymentsDialog } from "./partial-payments-dialog.tsx";
