import { type ReactNode, useRef } from "react";
import { useSeen } from "#engine/web/browser/use-seen.ts";
import { lazyPart } from "#engine/web/ui/page/lazy-part.tsx";

const LatestReviews = lazyPart(async () => (await import("./list/latest-reviews.tsx")).LatestReviews, {
  isQuiet: true,
});

/** The reviews of a product, on its page. */
export function ProductReviews({ productId }: { readonly productId: number }) {
  return (
    <WhenSeen className="mt-4">
      <LatestReviews of={{ productId }} />
    </WhenSeen>
  );
}

/** The ratings of a seller, on the page of that person; nothing for others. */
export function SellerReviews({
  profileKey,
  isSeller,
}: {
  readonly profileKey: string;
  readonly isSeller: boolean;
}) {
  if (!isSeller) return null;
  return (
    <WhenSeen>
      <LatestReviews of={{ profileKey }} />
    </WhenSeen>
  );
}

/** Neither asks nor draws before somebody has scrolled to it. */
function WhenSeen({ className, children }: { readonly className?: string; readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const isSeen = useSeen(place);
  return (
    <div ref={place} className={className}>
      {isSeen && children}
    </div>
  );
}
