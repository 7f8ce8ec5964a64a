import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { isQueued, useOutbox } from "#engine/web/outbox/outbox.ts";
import { BasketDrawing } from "#engine/web/ui/art/basket.tsx";
import { ButtonLink } from "#engine/web/ui/button.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { GoodsGrid, GoodsSkeleton } from "#features/catalogue/web";
import type { WishlistWithProduct } from "../contract.ts";
import { wishlistQuery } from "./api.ts";
import { UnsoldCard } from "./unsold-card.tsx";
import { useNextHeart } from "./use-next-heart.ts";
import { useWishlist } from "./use-wishlist.ts";
import { WaitingWishes } from "./waiting-wishes.tsx";
import { type WishlistChange, wishlistSubject } from "./wishlist-pending.ts";
import { useWishlistTexts } from "./words.ts";

/** The products that the person keeps in mind, latest first. A product whose heart is released leaves at once. */
export function WishlistPage() {
  const { has, heartOf } = useWishlist();
  const answer = useQuery(wishlistQuery);
  const waiting = useWaitingProducts(answer.data ?? []).filter(({ level3Id }) => has(level3Id));
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

/** The products put on the wishlist without a network of which the list has no card yet, each once. */
function useWaitingProducts(entries: readonly WishlistWithProduct[]): readonly WishlistChange["product"][] {
  const queued = useOutbox().filter((entry) => isQueued(entry) && entry.subject.startsWith(wishlistSubject));
  const products = queued.map(({ input }) => (input as WishlistChange).product);
  const known = new Set(entries.map(({ productLevel3Id }) => productLevel3Id));
  return [...new Map(products.map((product) => [product.level3Id, product])).values()].filter(
    ({ level3Id }) => !known.has(level3Id),
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
