import * as z from "zod/mini";
import { defineEvent } from "#engine/server/jobs/events.ts";
import { payoutStates } from "../contract.ts";

/** A batch of payouts was made: what is due to these agents is with the bank. */
export const batchMade = defineEvent(
  "payouts/batch-made",
  z.object({ batchId: z.int(), payoutIds: z.array(z.int()) }),
);

/** The bank has paid a payout, or has not, or what it had paid came back. */
export const payoutMoved = defineEvent(
  "payouts/payout-moved",
  z.object({ payoutId: z.int(), state: z.enum(payoutStates) }),
);
