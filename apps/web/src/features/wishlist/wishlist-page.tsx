import type { WishlistWithProduct } from "@santha/contract/wishlist";
import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { GoodsGrid, GoodsSkeleton } from "#features/catalogue";
import { Answer } from "#ui/answer";
import { BasketDrawing } from "#ui/art/basket";
import { ButtonLink } from "#ui/button";
import { Note } from "#ui/note";
import { PageBody } from "#ui/page";
import { EmptyState } from "#ui/page-states";
import { UnsoldCard } from "./unsold-card.tsx";
import { useNextHeart } from "./use-next-heart.ts";
import { useWaitingWishes } from "./use-waiting-wishes.ts";
import { useWishlist } from "./use-wishlist.ts";
import { WaitingWishes } from "./waiting-wishes.tsx";
import { wishlistQuery } from "./wishlist.api.ts";
import { useWishlistTexts } from "./wishlist.texts.ts";

/** The products that the person keeps in mind, latest first. A product whose heart is released leaves at once. */
export function WishlistPage() {
  const { has, heartOf } = useWishlist();
  const answer = useQuery(wishlistQuery);
  const waiting = useWaitingWishes(answer.data ?? []);
  const isKept = ({ productLevel3Id }: WishlistWithProduct): boolean => has(productLevel3Id);
  const page = useRef<HTMLDivElement>(null);
  const noteHeart = useNextHeart(page, answer.data?.filter(isKept).length ?? 0);
  const releasingHeartOf: HeartOf = (product) => {
    const heart = heartOf(product);
    const onToggle = (): void => {
      noteHeart();
      heart.onToggle();
    };
    return { ...heart, onToggle };
  };
  return (
    <PageBody>
      <div ref={page} className="stack">
        <WaitingWishes wishes={waiting} />
        <Answer
          to={answer}
          loading={<GoodsSkeleton />}
          isEmpty={(entries) => !entries.some(isKept)}
          empty={waiting.length === 0 && <EmptyWishlist />}
        >
          {(entries) => <Kept entries={entries.filter(isKept)} heartOf={releasingHeartOf} />}
        </Answer>
      </div>
    </PageBody>
  );
}

type HeartOf = ReturnType<typeof useWishlist>["heartOf"];

/** What can be bought first. A product put here a moment ago is shown once it is fetched. */
function Kept({
  entries,
  heartOf,
}: {
  readonly entries: readonly WishlistWithProduct[];
  readonly heartOf: HeartOf;
}) {
  const texts = useWishlistTexts();
  const products = entries.flatMap(({ product }) => (product ? [product] : []));
  const unsold = entries.flatMap((entry) => (entry.unsold ? [entry.unsold] : []));
  return (
    <>
      <GoodsGrid products={products} heartOf={heartOf} />
      {unsold.length > 0 && (
        <>
          <Note>{texts.notSold(unsold.length)}</Note>
          <div className="goods g5">
            {unsold.map((product) => (
              <UnsoldCard key={product.level3Id} product={product} heart={heartOf(product)} />
            ))}
          </div>
        </>
      )}
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
