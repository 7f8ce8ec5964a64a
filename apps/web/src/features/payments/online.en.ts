export const en = {
  checkingTitle: "Checking your payment",
  checkingText: "We are asking the bank. Please do not pay again while this runs.",
  notYet: (amount: string) =>
    `The bank has not told us of ${amount} yet. If you have paid, please wait a little.`,
  paidTitle: "Payment received",
  paidText: (amount: string) => `${amount} has come. Your order is placed.`,
  bankRef: "Bank reference",
  toOrder: "See your order",
  failedTitle: "The payment failed",
  failedText: "No money was taken for this order. Your cart is as it was.",
  unheardTitle: "This payment is over",
  unheardText:
    "The order was not paid, and the bank has not told us of this try. If it took money, all of it goes back to you.",
  paidByAnotherTitle: "Paid by another try",
  paidByAnotherText:
    "This try took no money: the purchase was paid by another one. It needs no more payment.",
  anotherPaidText:
    "The purchase is paid. The bank has not told us of this try yet: if it took money, all of it goes back to you.",
  seeOrder: (orderId: string) => `See order #${orderId}`,
  returnedTitle: "Your money goes back",
  wentBackTitle: "Your money went back",
  returnedText: (amount: string, isBack: boolean) =>
    `${amount} came, but this order could no longer be placed. It became no order, and all of it ${isBack ? "went" : "goes"} back to you.`,
  cameTwiceText: (amount: string, isBack: boolean) =>
    `${amount} came, but another try had paid this purchase. All of it ${isBack ? "went" : "goes"} back to you.`,
  goOn: "Continue",
  leaving: "Taking you to the payment page",
  notStarted: "The payment page could not be opened. Your order is kept and waits for its payment.",
  nothingOpen: "No payment is open",
  nothingOpenText: "If you have just paid, you find the order under My orders.",
  myOrders: "My orders",
  payNow: "Pay now",
  payAgain: "Pay again",
  giveUp: "Cancel this payment",
  givenUp: "The payment is cancelled. Your cart is open again.",
  paidMeanwhile: "This order has been paid meanwhile.",
  noConnection: "No connection. Please try again.",
  openTitle: "An order waits for its online payment",
  openText: (amount: string, time: string) =>
    `${amount} is to be paid by ${time}. Until then your cart is locked: pay it, or cancel the payment to change it.`,
  waitsText: (time: string) => `This order goes to the seller once it is paid, by ${time} at the latest.`,
};
