import { Link } from "@tanstack/react-router";
import { SectionHead } from "#engine/web/ui/card.tsx";
import { HomeStream, useFeedTitles } from "#features/feed/web";
import { useHomeTexts } from "./words.ts";

/** Where the banner of new updates leads. */
export const homeFeedId = "whats-new";

/** The stream below the store, without the coupons and the order that stand above it already. */
export function HomeFeed({ order }: { readonly order: string | undefined }) {
  const texts = useHomeTexts();
  const { whatsNew } = useFeedTitles();
  return (
    <section id={homeFeedId} className="stack home-feed" tabIndex={-1} aria-label={whatsNew}>
      <SectionHead
        title={whatsNew}
        end={
          <Link to="/app/home/social" className="link t-note">
            {texts.seeAll}
          </Link>
        }
      />
      <HomeStream orderElsewhere={order} />
    </section>
  );
}
