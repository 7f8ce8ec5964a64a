export const en = {
  title: "Pay by bank transfer",
  howTo: (amount: string, masterId: string, date: string) =>
    `Transfer ${amount} by ${date} and write ${masterId} as the remark: it stands for all of this purchase. The orders go to the sellers once the money has come.`,
  amount: "Amount",
  remark: "Remark",
  copy: "Copy the account number",
  copied: "Account number copied",
  utr: "UTR of the transfer",
  utrHint: "12 digits, or 4 letters with 12 or 18 more signs; it stands in the message of your bank",
  proof: "Photo of the receipt, if you like",
  seeProof: "Your photo of the receipt",
  send: "I have paid",
  entered: "Thank you. We tell you when the money has come.",
  waiting: (amount: string) => `${amount} · waiting for confirmation`,
  confirmed: (amount: string) => `${amount} · confirmed`,
  notReceived: (amount: string) => `${amount} · not received`,
  notSent: "No connection. What you typed is kept; please try again.",
};
