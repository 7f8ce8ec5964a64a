export { MakePaymentDialog } from "./make-payment-dialog.tsx";
export { OnlinePaymentCard } from "./online-payment-card.tsx";
export { OpenPaymentCard, useOpenPayment } from "./open-payment-card.tsx";
export { PartialPaymentsDialog } from "./partial-payments-dialog.tsx";
