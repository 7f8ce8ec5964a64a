import { useUnsent } from "#lib/unsent";
import { isLeft, type UnsentRecord } from "#lib/unsent-record";
import { cartKinds, type KnownAddWish } from "./cart-wishes.ts";

/** The products put into the cart without a network, of which the cart has no line yet. */
export function useWaitingLines(): readonly UnsentRecord[] {
  return useUnsent().filter(
    (record) => isLeft(record) && record.kind === cartKinds.add && (record.input as KnownAddWish).isNewLine,
  );
}
