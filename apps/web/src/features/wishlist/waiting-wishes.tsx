import { Link } from "@tanstack/react-router";
import { Note } from "#ui/note";
import { Words } from "#ui/wording";
import { useWishlistTexts } from "./wishlist.texts.ts";
import type { WishlistChange } from "./wishlist-change.ts";

/** Products that were put on the wishlist without a network: named, as their cards are not on this phone. */
export function WaitingWishes({ wishes }: { readonly wishes: readonly WishlistChange["product"][] }) {
  const texts = useWishlistTexts();
  if (wishes.length === 0) return null;
  return (
    <Note>
      <p className="b">{texts.waitingWishes}</p>
      <ul>
        {wishes.map(({ level3Id, title }) => (
          <li key={level3Id}>
            <Words of={title} />
          </li>
        ))}
      </ul>
      <Link to="/app/unsent" className="link">
        {texts.seeUnsent}
      </Link>
    </Note>
  );
}
