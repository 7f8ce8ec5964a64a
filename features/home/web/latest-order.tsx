import { Link } from "@tanstack/react-router";
import { SectionHead } from "#engine/web/ui/card.tsx";
import type { OrderTile } from "#features/orders/contract/orders.ts";
import { OrderTileCard } from "#features/orders/web";
import { useHomeTexts } from "./words.ts";

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
