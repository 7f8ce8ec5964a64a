import type { Cart } from "@santha/contract/cart";
import type { ProductCard } from "@santha/contract/store";
import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { cartQuery, cartSubject, packsToCome, useAddToCart } from "#features/cart";
import { useOfUnsent } from "#lib/unsent";
import { missingIn } from "#lib/unsent-record";

/** The cart changes by this device's own presses, whose answers are taken at once; other devices may wait this long. */
const staysFreshMs = 30_000;

/** How many packs of a product are in the cart, or wait to come into it; 0 while that is not known. */
export function useCountInCart(level3Id: number): number {
  const { data, dataUpdatedAt } = useQuery({
    ...cartQuery,
    staleTime: staysFreshMs,
    select: (cart) => packsOf(cart, level3Id),
  });
  const toCome = useOfUnsent((records) =>
    packsToCome(missingIn(records, cartSubject, dataUpdatedAt), level3Id),
  );
  return (data ?? 0) + toCome;
}

/**
 * Puts one pack of a card's product into the cart with each press, one after the other. `onTheWay` is how many
 * presses are not answered yet, so the count can show them at once; a refused one falls away and is said.
 */
export function useOneMore({ listingId, level3Id, title }: ProductCard): {
  readonly addOne: () => void;
  readonly onTheWay: number;
} {
  const { add } = useAddToCart({ isSilent: true });
  const [onTheWay, setOnTheWay] = useState(0);
  const queue = useRef(Promise.resolve());
  const addOne = (): void => {
    setOnTheWay((count) => count + 1);
    queue.current = queue.current.then(async () => {
      await add({ listingId, level3Id, title, quantity: 1 });
      setOnTheWay((count) => count - 1);
    });
  };
  return { addOne, onTheWay };
}

function packsOf(cart: Cart, level3Id: number): number {
  const lines = cart.groups.flatMap((group) => group.lines);
  return lines.reduce((sum, line) => (line.level3Id === level3Id ? sum + line.quantity : sum), 0);
}
