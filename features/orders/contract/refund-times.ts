/** Working days in which a refund leaves once it is approved, and in which a bank has it at the latest. */
export const refundWorkingDays = { toSend: 7, atBank: "7-10" } as const;
