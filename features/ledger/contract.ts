import * as z from "zod/mini";
import { paragraphs } from "#engine/contract/typed-text.ts";

export const referenceLengths = { least: 4, most: 40 } as const;

/** The bank's number of a payment that finance has made. */
export const bankReference = z
  .string()
  .check(
    z.trim(),
    z.minLength(referenceLengths.least),
    z.maxLength(referenceLengths.most),
    z.regex(/^[0-9A-Za-z][0-9A-Za-z /-]*$/),
  );

/** Why finance does what the books alone do not say. */
export const financeReason = paragraphs(3, 300);

/** Who took back what was noted, when (epoch milliseconds) and why. */
export const takenBack = z.object({ by: z.string(), at: z.int(), reason: z.string() });
export type TakenBack = z.output<typeof takenBack>;
