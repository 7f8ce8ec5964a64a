export { MakePaymentDialog, PartialPaymentsDialog } from "./lazy-dialogs.ts";
export { OnlinePaymentCard } from "./online-payment-card.tsx";
export { OpenPaymentCard, useOpenPayment } from "./open-payment-card.tsx";
export { RefundsCard } from "./refunds-card.tsx";
