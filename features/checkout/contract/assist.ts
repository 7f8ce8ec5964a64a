import * as z from "zod/mini";
import { paise } from "#engine/contract/money.ts";
import { mobileNo } from "#engine/contract/person.ts";
import { oneLine } from "#engine/contract/typed-text.ts";

/** For whom an agent orders. */
export const farmer = z.object({
  firstName: oneLine(1, 60),
  mobileNo,
});
export type Farmer = z.output<typeof farmer>;
export const farmerAnswer = z.object({ firstName: z.string(), mobileNo: z.string() });

/** An amount that an agent asks for his service; up to ₹10,00,000.00. */
export const serviceInPaise = z.int().check(z.minimum(0), z.maximum(1_000_000_00));

/** What the farmer agreed to by the code that was sent to his phone. */
export const consent = z.object({
  /** Epoch milliseconds. */
  agreedAt: z.int(),
  /** The final customer price that he agreed to. */
  totalInPaise: paise,
  /** False once the order differs from what he agreed to: then he is asked again. */
  isCurrent: z.boolean(),
});
export type Consent = z.output<typeof consent>;

/** The agent's part of an open cart. */
export const assist = z.object({
  /** Null: the agent orders for himself, or has not said yet. */
  farmer: z.nullable(farmerAnswer),
  agentHandlingInPaise: paise,
  consent: z.nullable(consent),
  /** The draft of the agent's phone that is in the cart. */
  draftKey: z.nullable(z.string()),
});
export type Assist = z.output<typeof assist>;

/** The parts of a line that bound its margin; money of one pack, in paise. */
export interface BoundedLine {
  readonly quantity: number;
  readonly priceInPaise: number;
  readonly mrpInPaise: number;
  readonly marginInPaise: number;
}

/** The most that may be asked as margin of one pack: price and margin together reach the printed maximum price. */
export function mostMarginOf({ priceInPaise, mrpInPaise }: Omit<BoundedLine, "marginInPaise" | "quantity">) {
  return Math.max(0, mrpInPaise - priceInPaise);
}

/**
 * The most that the handling charge of these lines may be. It is spread over the packs, each of which may reach its
 * printed maximum price; a line above it leaves no room of its own.
 */
export function mostHandlingOf(lines: readonly BoundedLine[]): number {
  return lines.reduce(
    (room, line) => room + Math.max(0, mostMarginOf(line) - line.marginInPaise) * line.quantity,
    0,
  );
}
