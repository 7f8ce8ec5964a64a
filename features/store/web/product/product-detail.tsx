import { useState } from "react";
import { EarnPatch } from "#engine/web/ui/goods/earn-patch.tsx";
import { ProductReviews } from "#features/reviews/web";
import { type Listing, type ProductView, priceWithOffer, type Sku } from "../../contract/store.ts";
import { DeliveryBand } from "./delivery-band.tsx";
import { MoreProducts } from "./more-products.tsx";
import { useProductTexts } from "./product.texts.ts";
import { ProductCrumbs } from "./product-crumbs.tsx";
import { ProductDock } from "./product-dock.tsx";
import { ProductFacts } from "./product-facts.tsx";
import { ProductHead } from "./product-head.tsx";
import { ProductPicture } from "./product-picture.tsx";
import { SellerChoice } from "./seller-choice.tsx";
import { leadListing } from "./sku-axes.ts";

/** A product with one of its SKUs chosen: picture, price, choices, margin, sellers, facts, and the dock to buy it. */
export function ProductDetail({ product, sku }: { readonly product: ProductView; readonly sku: Sku }) {
  const [chosenId, setChosenId] = useState<number>();
  const listingOf = (id: number | null | undefined) => sku.listings.find(({ listingId }) => listingId === id);
  const listing = listingOf(chosenId) ?? listingOf(product.leadListingId) ?? leadListing(sku);
  return (
    <>
      <div className="wrap prod">
        <ProductCrumbs product={product} />
        <div className="prod-g">
          <ProductPicture product={product} sku={sku} />
          <div className="stack">
            <ProductHead product={product} sku={sku} listing={listing} />
            {listing && <Margin listing={listing} />}
            {listing && <DeliveryBand pinCode={product.pinCode} listing={listing} />}
            {sku.listings.length > 1 && listing && (
              <SellerChoice
                listings={sku.listings}
                chosen={listing}
                pinCode={product.pinCode}
                onChoose={setChosenId}
              />
            )}
            <ProductFacts product={product} />
          </div>
        </div>
        <ProductReviews productId={product.level3Id} />
        <MoreProducts level3Id={product.level3Id} />
      </div>
      <ProductDock
        key={listing?.listingId}
        listing={listing}
        product={product}
        delivering={sku.listings.find((other) => other.deliveredBy !== null && other.available > 0)}
        onChoose={setChosenId}
      />
    </>
  );
}

/** Only agents are told a margin, so only they see it. */
function Margin({ listing }: { readonly listing: Listing }) {
  const texts = useProductTexts();
  const { marginInPaise } = listing;
  const priceInPaise = priceWithOffer(listing);
  if (!marginInPaise) return null;
  return (
    <EarnPatch
      label={texts.yourMargin}
      price={{ label: texts.yourPrice, paise: priceInPaise }}
      margin={{ label: texts.yourMargin, paise: marginInPaise }}
      customerPays={{ label: texts.customerPays, paise: priceInPaise + marginInPaise }}
    />
  );
}
