/**
 * A place in a stream. Pinned items stand first, then what is newest; at one moment items come before orders, and of
 * each kind the higher id first.
 */
export interface FeedCursor {
  readonly isPinned: boolean;
  readonly at: Date;
  readonly kind: "item" | "order";
  readonly id: string;
}

/** The text by which the next part is asked for. */
export function placeText({ isPinned, at, kind, id }: FeedCursor): string {
  return `${isPinned ? "p" : "n"}_${at.getTime()}_${kind}_${id}`;
}

/** Reads the text of a place; one that is not ours is none, so the stream begins at its top. */
export function cursorOf(text: string | undefined): FeedCursor | null {
  const match = /^([pn])_([0-9]{1,15})_(?:(item)_([1-9][0-9]{0,14})|(order)_([0-9A-Za-z-]{1,40}))$/.exec(
    text ?? "",
  );
  if (!match) return null;
  const [, pin, at, item, itemId, , orderId] = match;
  return {
    isPinned: pin === "p",
    at: new Date(Number(at)),
    kind: item ? "item" : "order",
    id: itemId ?? orderId ?? "",
  };
}
