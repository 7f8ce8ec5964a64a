import { Link } from "@tanstack/react-router";
import { Note } from "#engine/web/ui/note.tsx";
import { Words } from "#engine/web/ui/wording.tsx";
import type { HeartedProduct } from "./wishlist-pending.ts";
import { useWishlistTexts } from "./words.ts";

/** Products that were put on the wishlist without a network: named, as their cards are not on this phone. */
export function WaitingWishes({ wishes }: { readonly wishes: readonly HeartedProduct[] }) {
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
