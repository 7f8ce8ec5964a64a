import type { RefundCause } from "#features/orders/contract/refunds.ts";

export const en = {
  refunds: "Refunds",
  refundState: (status: string) =>
    ({
      "to-approve": "Being checked",
      "to-send": "Approved",
      sent: "Sent to you",
      confirmed: "Paid back",
      failed: "Did not go through; we will send it again",
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
      late: "The money came after the order had ended",
      unpaid: "The rest was not paid in time",
    })[cause],
  refundOf: (amount: string) => `Refund of ${amount}`,
  refundWhen: "It reaches the bank within 7-10 working days.",
  cameTwice: "You got this refund twice",
  sendBack: (amount: string, owed: string) => `${amount} was paid twice. Please send back ${owed}.`,
  sentUnder: (reference: string) => `Once with the number ${reference}, and once the way you had paid.`,
  callsAboutAccount: "Santha will call you and tell you where to send it.",
};
