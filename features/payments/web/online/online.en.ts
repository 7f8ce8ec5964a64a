export const en = {
  checkingTitle: "Checking your payment",
  checkingText: "We are asking the bank. Please do not pay again now.",
  notYet: (amount: string) =>
    `The bank has not confirmed ${amount} yet. If you have paid, please wait a little.`,
  paidTitle: "Payment received",
  paidText: (amount: string) => `We received ${amount}. Your order is placed.`,
  bankRef: "Bank reference",
  toOrder: "See your order",
  failedTitle: "The payment failed",
  failedText: "No money was taken. Your cart is unchanged.",
  unheardTitle: "This payment has ended",
  unheardText:
    "The order was not paid, and the bank has not confirmed this payment. If money was taken, all of it is refunded to you.",
  paidByAnotherTitle: "Already paid",
  paidByAnotherText: "Your order was paid by another payment. No money was taken this time.",
  anotherPaidText:
    "Your order is paid. The bank has not confirmed this payment yet: if money was taken, all of it is refunded to you.",
  seeOrder: (orderId: string) => `See order #${orderId}`,
  returnedTitle: "Refund on its way",
  wentBackTitle: "Refunded",
  returnedText: (amount: string, isBack: boolean) =>
    `${amount} came, but this order could no longer be placed. It became no order, and all of it ${isBack ? "went" : "goes"} back to you.`,
  cameTwiceText: (amount: string, isBack: boolean) =>
    `${amount} came, but another try had paid this purchase. All of it ${isBack ? "went" : "goes"} back to you.`,
  goOn: "Continue",
  leaving: "Taking you to the payment page",
  notStarted: "Could not open the payment page. Your order is waiting for its payment.",
  nothingOpen: "No open payment",
  nothingOpenText: "If you have just paid, see your order under My orders.",
  myOrders: "My orders",
  payNow: "Pay now",
  payAgain: "Pay again",
  giveUp: "Cancel this payment",
  givenUp: "Payment cancelled. You can change your cart again.",
  paidMeanwhile: "This order is already paid.",
  noConnection: "No connection. Please try again.",
  openTitle: "Complete your online payment",
  openText: (amount: string, time: string) =>
    `Pay ${amount} by ${time}. To change your cart, cancel the payment.`,
  waitsText: (time: string) => `Pay by ${time}. Then the order goes to the seller.`,
};
