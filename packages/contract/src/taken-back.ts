import * as z from "zod/mini";

/** Why finance does what the books alone do not say. */
export const financeReason = z.string().check(z.trim(), z.minLength(3), z.maxLength(300));

/** Who took back what was noted, when (epoch milliseconds) and why. */
export const takenBack = z.object({ by: z.string(), at: z.int(), reason: z.string() });
export type TakenBack = z.output<typeof takenBack>;
