import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { Button } from "#engine/web/ui/button.tsx";
import { QuantityStepper } from "#engine/web/ui/form/quantity-stepper.tsx";
import { Dock } from "#engine/web/ui/page/page.tsx";
import { useAddToCart } from "#features/cart/web";
import type { Listing, ProductView } from "../../contract/store.ts";
import { useProductTexts } from "./product.texts.ts";

const mostInCart = 9999;
/** From this stock on the server tells no more, so any quantity may be tried. */
const availableAtLeast = 99;

type Named = Pick<ProductView, "level3Id" | "title" | "pinCode">;

/** How many, into the cart, or into it and on to the cart; what does not reach the buyer is put there
 * only by who says that it goes elsewhere. */
export function ProductDock({
  listing,
  product,
  delivering,
  onChoose,
}: {
  readonly listing: Listing | undefined;
  readonly product: Named;
  /** Of another seller of this pack who delivers where the buyer lives. */
  readonly delivering: Listing | undefined;
  readonly onChoose: (listingId: number) => void;
}) {
  const texts = useProductTexts();
  const [isForElsewhere, setIsForElsewhere] = useState(false);
  if (listing && product.pinCode !== null && listing.deliveredBy === null && !isForElsewhere)
    return (
      <Dock>
        <Button className="flex-1" disabled>
          {texts.notDelivered(product.pinCode)}
        </Button>
        {delivering ? (
          <Button look="second" className="flex-1" onClick={() => onChoose(delivering.listingId)}>
            {texts.chooseDelivering}
          </Button>
        ) : (
          <Button look="second" className="flex-1" onClick={() => setIsForElsewhere(true)}>
            {texts.forElsewhere}
          </Button>
        )}
      </Dock>
    );
  if (listing && listing.available > 0) return <BuyingDock listing={listing} product={product} />;
  return (
    <Dock>
      <Button className="flex-1" disabled>
        {texts.outOfStock}
      </Button>
    </Dock>
  );
}

function BuyingDock({ listing, product }: { readonly listing: Listing; readonly product: Named }) {
  const texts = useProductTexts();
  const navigate = useNavigate();
  const [quantity, setQuantity] = useState(1);
  const adding = useAddToCart();
  const buying = useAddToCart({ isSilent: true });
  const { level3Id, title } = product;
  const { listingId } = listing;
  const wish = { listingId, level3Id, title, quantity };
  const [inCart, setInCart] = useState<{ readonly listingId: number; readonly quantity: number }>();
  const add = async (): Promise<void> => {
    if (await adding.add(wish)) setInCart(wish);
  };
  const buy = async (): Promise<void> => {
    // Who has just put these packs into the cart and then buys means those, not as many again.
    const isThere = inCart?.listingId === listingId && inCart.quantity === quantity;
    if (isThere || (await buying.add(wish))) await navigate({ to: "/app/store/checkout/cart" });
  };
  return (
    <Dock>
      <QuantityStepper
        tall
        quantity={quantity}
        most={listing.available < availableAtLeast ? listing.available : mostInCart}
        onChange={setQuantity}
      />
      <Button
        look="second"
        className="flex-1"
        busy={adding.isAdding}
        disabled={buying.isAdding}
        onClick={() => void add()}
      >
        {texts.addToCart}
      </Button>
      <Button className="flex-1" busy={buying.isAdding} disabled={adding.isAdding} onClick={() => void buy()}>
        {texts.buyNow}
      </Button>
    </Dock>
  );
}
