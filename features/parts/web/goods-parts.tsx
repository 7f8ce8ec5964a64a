import { RotateCcw, Truck } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "#engine/web/ui/button.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { OrderTile } from "#engine/web/ui/goods/order-tile.tsx";
import { AddButton, ProductCard, type ProductFacts, ProductRow } from "#engine/web/ui/goods/product-card.tsx";
import { usePartsTexts } from "./words.ts";

const days = { sentAt: Date.UTC(2026, 6, 13), refundedAt: Date.UTC(2026, 5, 28) } as const;

const link = (content: ReactNode, place: "picture" | "title") => (
  <a
    href="#/parts"
    className={place === "picture" ? "contents" : undefined}
    {...(place === "picture" && { tabIndex: -1, "aria-hidden": true })}
  >
    {content}
  </a>
);

/** Product cards and rows, order tiles. */
export function GoodsParts() {
  const texts = usePartsTexts();
  const products: readonly ProductFacts[] = [
    product("paddy", "seed", texts.paddy, texts.pack25, 112_500, 5_625, texts.offer),
    product("neem", "care", texts.neem, texts.pack1l, 42_000, 2_500),
    product("npk", "feed", texts.npk, texts.pack1kg, 16_500, 825),
    product("sprayer", "tool", texts.sprayer, texts.pack12, 325_000, null),
  ];
  return (
    <div className="stack">
      <div className="goods g4">
        {products.map((facts) => (
          <SoldProduct key={facts.picture} facts={facts} />
        ))}
      </div>
      <div className="kit-3">
        <OrderTile
          head="#2607130296"
          date={<DateText at={days.sentAt} />}
          title={texts.paddy}
          moreCount={2}
          seller={texts.kakatiya}
          tint="seed"
          picture="art/products/paddy.svg"
          status={{ shape: Truck, text: texts.onTheWay }}
          totalInPaise={339_500}
          margin={{ job: "earn", label: texts.pending, paise: 18_050 }}
          actions={
            <>
              <Button look="second" small>
                {texts.trackOrder}
              </Button>
              <Button look="onpaper" small>
                {texts.cancelOrder}
              </Button>
            </>
          }
        />
        <OrderTile
          head="#2606280093"
          date={<DateText at={days.refundedAt} />}
          title={texts.sprayer}
          seller={texts.rajeswara}
          tint="tool"
          picture="art/products/sprayer.svg"
          status={{ shape: RotateCcw, text: texts.sentForRefund, isTrouble: true }}
          totalInPaise={248_000}
          margin={{ job: "stop", label: texts.margin, paise: 11_000 }}
        />
        <div className="card">
          {products.slice(0, 3).map((facts) => (
            <ProductRow
              key={facts.picture}
              product={facts}
              link={link}
              action={<AddButton title={facts.title} onAdd={() => {}} />}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

function product(
  drawing: string,
  tint: ProductFacts["tint"],
  title: string,
  pack: string,
  priceInPaise: number,
  marginInPaise: number | null,
  offer?: string,
): ProductFacts {
  return { picture: `art/products/${drawing}.svg`, tint, title, pack, priceInPaise, marginInPaise, offer };
}

function SoldProduct({ facts }: { readonly facts: ProductFacts }) {
  const [count, setCount] = useState(facts.tint === "care" ? 1 : 0);
  const [isIn, setIn] = useState(facts.tint === "seed");
  return (
    <ProductCard
      product={facts}
      link={link}
      wishlist={{ isIn, onToggle: () => setIn(!isIn) }}
      action={<AddButton title={facts.title} count={count} onAdd={() => setCount(count + 1)} />}
    />
  );
}
