export const en = {
  title: "Pay by bank transfer",
  paidTitle: "Paid by bank transfer",
  enteredTitle: "Bank transfer",
  ofWhole: (amount: string) =>
    `${amount} of it is for this order, the rest for other orders of this purchase`,
  howTo: (amount: string, masterId: string, date: string) =>
    `Transfer ${amount} by ${date} and write ${masterId} in the remarks. We send the orders to the sellers after we get the money.`,
  utr: "UTR of the transfer",
  utrHint: "12, 16 or 22 characters, from your bank's message",
  proof: "Photo of the receipt (optional)",
  seeProof: "Your photo of the receipt",
  send: "I have paid",
  entered: "Saved. We will tell you when we get the money.",
  waiting: (amount: string) => `${amount} · waiting for confirmation`,
  confirmed: (amount: string) => `${amount} · confirmed`,
  missing: (amount: string) => `${amount} of it was not received`,
  notReceived: (amount: string) => `${amount} · not received`,
  notSent: "No connection. What you typed is saved. Please try again.",
};
