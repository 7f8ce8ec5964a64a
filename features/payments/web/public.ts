export { BankAccountFacts, PayInto } from "./bank-account-facts.tsx";
export {
  MakePaymentDialog,
  OnlinePaymentCard,
  PartialPaymentsDialog,
  RefundsCard,
} from "./lazy-parts.ts";
export { openPaymentQuery } from "./online/online.api.ts";
export { OpenPaymentCard, useOpenPayment } from "./online/open-payment-card.tsx";
