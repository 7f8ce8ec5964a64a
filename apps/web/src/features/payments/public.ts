export { BankAccountFacts } from "./bank-account-facts.tsx";
export {
  MakePaymentDialog,
  OnlinePaymentCard,
  PartialPaymentsDialog,
  RefundsCard,
} from "./lazy-parts.ts";
export { openPaymentQuery } from "./online.api.ts";
export { OpenPaymentCard, useOpenPayment } from "./open-payment-card.tsx";
