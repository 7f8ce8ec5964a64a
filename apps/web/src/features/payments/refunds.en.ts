import type { RefundCause } from "@santha/contract/finance";

export const en = {
  refunds: "Refunds",
  refundState: (status: string) =>
    ({
      "to-approve": "Being checked",
      "to-send": "Approved",
      sent: "On its way",
      confirmed: "Paid back",
      failed: "It did not go through; we send it again",
    })[status] ?? status,
  refundMethod: (method: string, paidBy: string | null) =>
    ({
      provider: paidBy === null ? "The way you paid" : `The way you paid (${paidBy})`,
      "bank-transfer": "Bank transfer",
      upi: "UPI",
      cash: "Cash by an agent",
    })[method] ?? method,
  refundNumber: "Number",
  refundReason: "Why",
  refundCause: (cause: RefundCause) =>
    ({
      surplus: "You paid more than was due",
      late: "The order was over when the money came",
      unpaid: "The rest of the money did not come in time",
    })[cause],
  refundOf: (amount: string) => `Refund of ${amount}`,
  refundWhen: "It reaches the bank within 7-10 working days.",
  cameTwice: "This refund came to you twice",
  sendBack: (amount: string, owed: string) => `${amount} came twice. Please send ${owed} back.`,
  sentUnder: (reference: string) =>
    `It came under the number ${reference} and once more the way you had paid.`,
  callsAboutAccount: "Santha calls you and says where to.",
};
