import { OptionRows } from "#engine/web/ui/form/choices.tsx";
import { PlainMoney } from "#engine/web/ui/goods/money.tsx";
import { Words } from "#engine/web/ui/wording.tsx";
import { type Listing, priceWithOffer } from "../../contract/store.ts";
import { useProductTexts } from "./product.texts.ts";

/** Where several sellers have the pack: each with town and price, one of them chosen. */
export function SellerChoice({
  listings,
  chosen,
  pinCode,
  onChoose,
}: {
  readonly listings: readonly Listing[];
  readonly chosen: Listing;
  /** Of where the buyer lives, where that is known. */
  readonly pinCode: string | null;
  readonly onChoose: (listingId: number) => void;
}) {
  const texts = useProductTexts();
  return (
    <section className="band">
      <h2 className="h2 mb-2">{texts.sellers}</h2>
      <OptionRows
        label={texts.sellers}
        value={String(chosen.listingId)}
        onChoose={(value) => onChoose(Number(value))}
        choices={listings.map((listing) => ({
          value: String(listing.listingId),
          disabled: listing.available === 0,
          text: <SellerLine listing={listing} pinCode={pinCode} />,
        }))}
      />
    </section>
  );
}

function SellerLine({ listing, pinCode }: { readonly listing: Listing; readonly pinCode: string | null }) {
  const texts = useProductTexts();
  return (
    <span className="seller-line">
      <span>
        <Words of={listing.sellerName} />
        <span className="t-small c2 block font-normal">
          <Words of={listing.sellerTown} />
        </span>
        {pinCode !== null && listing.deliveredBy === null && (
          <span className="t-small stop-words block">{texts.notDelivered(pinCode)}</span>
        )}
      </span>
      {listing.available > 0 ? <PlainMoney paise={priceWithOffer(listing)} /> : texts.soldOut}
    </span>
  );
}
