import type { WishlistWithProduct } from "@santha/contract/wishlist";
import { useQuery } from "@tanstack/react-query";
import { GoodsGrid, GoodsSkeleton } from "#features/catalogue";
import { Answer } from "#ui/answer";
import { BasketDrawing } from "#ui/art/basket";
import { ButtonLink } from "#ui/button";
import { Note } from "#ui/note";
import { PageBody } from "#ui/page";
import { EmptyState } from "#ui/page-states";
import { useWaitingWishes } from "./use-waiting-wishes.ts";
import { useWishlist } from "./use-wishlist.ts";
import { WaitingWishes } from "./waiting-wishes.tsx";
import { wishlistQuery } from "./wishlist.api.ts";
import { useWishlistTexts } from "./wishlist.texts.ts";

/** The products that the person keeps in mind, latest first. A product whose heart is released leaves at once. */
export function WishlistPage() {
  const { has } = useWishlist();
  const answer = useQuery(wishlistQuery);
  const waiting = useWaitingWishes(answer.data ?? []);
  const isKept = ({ productLevel3Id }: WishlistWithProduct): boolean => has(productLevel3Id);
  return (
    <PageBody className="stack">
      <WaitingWishes wishes={waiting} />
      <Answer
        to={answer}
        loading={<GoodsSkeleton />}
        isEmpty={(entries) => !entries.some(isKept)}
        empty={waiting.length === 0 && <EmptyWishlist />}
      >
        {(entries) => <Kept entries={entries.filter(isKept)} isComplete={!answer.isFetching} />}
      </Answer>
    </PageBody>
  );
}

function Kept({
  entries,
  isComplete,
}: {
  readonly entries: readonly WishlistWithProduct[];
  /** False while the cards of products put here a moment ago are still being fetched. */
  readonly isComplete: boolean;
}) {
  const texts = useWishlistTexts();
  const { heartOf } = useWishlist();
  const products = entries.flatMap(({ product }) => (product ? [product] : []));
  const gone = entries.length - products.length;
  return (
    <>
      <GoodsGrid products={products} heartOf={heartOf} />
      {isComplete && gone > 0 && <Note>{texts.notSold(gone)}</Note>}
    </>
  );
}

function EmptyWishlist() {
  const texts = useWishlistTexts();
  return (
    <EmptyState
      drawing={<BasketDrawing />}
      title={texts.empty}
      action={
        <ButtonLink to="/app/store" search={{}}>
          {texts.startShopping}
        </ButtonLink>
      }
    >
      {texts.emptyHint}
    </EmptyState>
  );
}
