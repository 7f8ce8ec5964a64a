import { MapPin } from "lucide-react";
import { formatDate, momentOfDay } from "#engine/contract/date-text.ts";
import { Money, StruckMoney } from "#engine/web/ui/goods/money.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { Words } from "#engine/web/ui/wording.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { formatPaise } from "#engine/web/words/money.ts";
import { type Listing, type ProductView, priceWithOffer, type Sku } from "../../contract/store.ts";
import { useProductTexts } from "./product.texts.ts";
import { SellerLicenceLine } from "./seller-licence.tsx";
import { SkuChoice } from "./sku-choice.tsx";
import { unitPriceOf } from "./unit-price.ts";

const fewLeft = 5;

/** Title, seller, price and the choice of packs. */
export function ProductHead({
  product,
  sku,
  listing,
}: {
  readonly product: ProductView;
  readonly sku: Sku;
  readonly listing: Listing | undefined;
}) {
  const texts = useProductTexts();
  const language = useLanguage();
  return (
    <section className="band bare stack-s">
      <div>
        <h2 className="t-title">
          <Words of={product.title} />
        </h2>
        {listing && (
          <p className="t-note c2">
            {texts.soldBy(wordsIn(language, listing.sellerName).text)}, <Words of={listing.sellerTown} />
          </p>
        )}
        {/* An answer kept by an older build has no day. */}
        {listing?.bestBefore && (
          <p className="t-note">{texts.bestBefore(formatDate(momentOfDay(listing.bestBefore), language))}</p>
        )}
        {listing && <SellerLicenceLine needed={product.licenceNeeded} listing={listing} />}
      </div>
      {listing && <Price sku={sku} listing={listing} />}
      {listing && listing.priceBreaks.length > 0 && <PriceBreaks listing={listing} />}
      <SkuChoice skus={product.skus} chosen={sku} />
      {listing && listing.available > 0 && listing.available <= fewLeft && (
        <p className="t-note b stop-words">{texts.onlyLeft(listing.available)}</p>
      )}
    </section>
  );
}

/** What each pack costs where more are bought, with the offer where it leaves a price. */
function PriceBreaks({ listing: { priceBreaks, discountInPaise } }: { readonly listing: Listing }) {
  const texts = useProductTexts();
  return (
    <ul className="t-note num" aria-label={texts.priceBreaks}>
      {priceBreaks.map(({ quantity, priceInPaise }) => (
        <li key={quantity}>
          {texts.priceBreak(
            quantity,
            formatPaise(discountInPaise < priceInPaise ? priceInPaise - discountInPaise : priceInPaise),
          )}
        </li>
      ))}
    </ul>
  );
}

function Price({ sku, listing }: { readonly sku: Sku; readonly listing: Listing }) {
  const texts = useProductTexts();
  const { priceInPaise, discountInPaise, mrpInPaise } = listing;
  const asked = priceWithOffer(listing);
  const unit = unitPriceOf(sku, asked);
  return (
    <div className="price">
      <span className="t-headline">
        <Money paise={asked} />
      </span>
      {mrpInPaise > asked && (
        <span className="t-note c2">
          {texts.mrp} <StruckMoney paise={mrpInPaise} />
        </span>
      )}
      <span className="t-small c2">
        {unit ? texts.perUnit(formatPaise(unit.paise), texts.unit(unit.unit)) : texts.taxesIncluded}
      </span>
      {discountInPaise > 0 && (
        <p className="beside w-full t-note b text-madder-ink">
          <Icon shape={MapPin} size="text" />
          <span>
            {texts.offer(formatPaise(discountInPaise))} <StruckMoney paise={priceInPaise} />
          </span>
        </p>
      )}
    </div>
  );
}
