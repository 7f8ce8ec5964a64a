import { storeConstant } from "#engine/contract/brand.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { offlineMutation } from "#engine/web/outbox/offline-mutation.ts";
import { currentLanguage, wordsIn } from "#engine/web/words/language.ts";
import {
  createWishlist,
  deleteWishlist,
  releaseProduct,
  type Wishlist,
  type WishlistWithProduct,
} from "../contract.ts";
import { wishlistCountQuery, wishlistQuery } from "./api.ts";
import { entryWithCard } from "./wishlist-entry.ts";
import { type WishlistChange, wishlistSubject } from "./wishlist-pending.ts";
import { useWishlistTexts } from "./words.ts";

const common = {
  subject: ({ product }: WishlistChange) => `${wishlistSubject}${product.level3Id}`,
  page: "/app/wishlist",
  refreshes: [["wishlist"]],
} as const;

const titleOf = ({ product }: WishlistChange): string => wordsIn(currentLanguage(), product.title).text;

/** A product onto the wishlist. */
export const addHeart = offlineMutation({
  ...common,
  kind: "wishlist/keep",
  endpoint: createWishlist,
  request: ({ product: { level2Id, level3Id } }: WishlistChange) => {
    const body = { productLevel2Id: level2Id, productLevel3Id: level3Id, store: storeConstant } as const;
    return { body };
  },
  title: (change) => useWishlistTexts.now().waitingKeep(titleOf(change)),
  onSent: (entry, { product }) => {
    const card = "listingId" in product ? product : null;
    takeList((list) => [{ ...entry, product: card, unsold: null }, ...without(list, product.level3Id)]);
    if (!card) void completeEntry(entry);
  },
});

/** Where the heart stood on no card, the wishlist gets the card; until then it is asked for with the page. */
async function completeEntry(entry: Wishlist): Promise<void> {
  const whole = await entryWithCard(entry).catch(() => null);
  if (whole) takeList((list) => list.map((known) => (known.id === whole.id ? whole : known)));
}

/** An entry off the wishlist by its id, where the list has said it. */
export const deleteHeart = offlineMutation({
  ...common,
  kind: "wishlist/delete",
  endpoint: deleteWishlist,
  request: ({ id }: WishlistChange & { readonly id: number }) => ({ params: { id } }),
  title: (change) => useWishlistTexts.now().waitingRelease(titleOf(change)),
  onSent: (_, { product }) => takeList((list) => without(list, product.level3Id)),
});

/** A product off the wishlist, whatever the id of its entry is by the time this is sent. */
export const removeHeart = offlineMutation({
  ...common,
  kind: "wishlist/release",
  endpoint: releaseProduct,
  request: ({ product: { level3Id } }: WishlistChange) => ({ params: { level3Id } }),
  title: (change) => useWishlistTexts.now().waitingRelease(titleOf(change)),
  onSent: (_, { product }) => takeList((list) => without(list, product.level3Id)),
});

const without = (list: readonly WishlistWithProduct[], level3Id: number): WishlistWithProduct[] =>
  list.filter(({ productLevel3Id }) => productLevel3Id !== level3Id);

/** Brings list and count to where the server now is; the page of the wishlist asks again when it is opened next. */
function takeList(change: (list: WishlistWithProduct[]) => WishlistWithProduct[]): void {
  const list = queryClient.setQueryData(wishlistQuery.queryKey, (before) => before && change(before));
  if (list) queryClient.setQueryData(wishlistCountQuery.queryKey, list.length);
  void queryClient.invalidateQueries({ queryKey: ["wishlist"], refetchType: list ? "none" : "active" });
}
