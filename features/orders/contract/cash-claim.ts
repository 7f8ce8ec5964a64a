import * as z from "zod/mini";
import { paise } from "#engine/contract/money.ts";

/** What a buyer says he has paid in cash, and nobody has decided on; the moment in epoch milliseconds. */
export const cashClaim = z.object({
  claimId: z.int(),
  amountInPaise: paise,
  reference: z.string(),
  claimedAt: z.int(),
});
export type CashClaim = z.output<typeof cashClaim>;
