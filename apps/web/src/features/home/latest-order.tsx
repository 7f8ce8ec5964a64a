import type { OrderTile } from "@santha/contract/orders";
import { Link } from "@tanstack/react-router";
import { OrderTileCard } from "#features/orders";
import { SectionHead } from "#ui/card";
import { useHomeTexts } from "./home.texts.ts";

/** The person's latest order and the way to all of them. */
export function LatestOrder({ order }: { readonly order: OrderTile }) {
  const texts = useHomeTexts();
  return (
    <section className="stack" aria-label={texts.latestOrder}>
      <SectionHead
        title={texts.latestOrder}
        end={
          <Link to="/app/order" className="link t-note">
            {texts.allOrders}
          </Link>
        }
      />
      <OrderTileCard order={order} />
    </section>
  );
}
