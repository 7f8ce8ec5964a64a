import { expect, it } from "vitest";
import type { FeedItem } from "../../contract.ts";
import { foldOrders } from "./fold-orders.ts";

/** A stream written as letters: o is an own order, s is something shared. */
function streamOf(letters: string): FeedItem[] {
  return [...letters].map(
    (letter, at) => ({ id: `${letter}${at}`, order: letter === "o" ? {} : null }) as FeedItem,
  );
}
const drawn = (letters: string): string =>
  foldOrders(streamOf(letters))
    .map((place) => ("item" in place ? place.item.id[0] : `(${place.orders.length})`))
    .join("");

it.each([
  ["", ""],
  ["s", "s"],
  ["oo", "oo"],
  // A line for one order would take the room of the order.
  ["ooo", "ooo"],
  ["oooo", "oo(2)"],
  ["soooosos", "soo(2)sos"],
  ["ooooosoooo", "oo(3)soo(2)"],
])(
  "[HOME-003] of orders in a row two stand in the stream and the others are folded: %s reads %s",
  (letters, expected) => {
    expect(drawn(letters)).toBe(expected);
  },
);
