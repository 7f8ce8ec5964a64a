import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { productPicture } from "#engine/web/browser/drawings.ts";
import { usePageTitle } from "#engine/web/browser/page-title.ts";
import { Card, SectionHead } from "#engine/web/ui/card.tsx";
import { Thumb } from "#engine/web/ui/goods/product-image.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { Words, Written } from "#engine/web/ui/wording.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { sourcesOf } from "#features/files/contract/picture-url.ts";
import { SellersOnly } from "#features/selling/web";
import type { ProductForSeller } from "../../contract/listings.ts";
import { productForSellerQuery } from "../api.ts";
import { OwnPhotosCard } from "../photo-offers/lazy-own-photos-card.tsx";
import { useAssortmentTitles } from "../titles.ts";
import { useAssortmentTexts } from "../words.ts";
import { ListingCard } from "./listing-card.tsx";
import { OfferPackCard } from "./offer-pack-card.tsx";

const route = getRouteApi("/app/sell/catalogue/$level3Id");

/** One product as its seller prices it: the packs that are sold, and those that can be added. */
export function OwnProductPage() {
  const { level3Id } = route.useParams();
  return (
    <PageBody className="stack">
      <SellersOnly part="catalogue">
        <OwnProductOf level3Id={Number(level3Id)} />
      </SellersOnly>
    </PageBody>
  );
}

function OwnProductOf({ level3Id }: { readonly level3Id: number }) {
  const product = useQuery(productForSellerQuery(level3Id));
  return <Answer to={product}>{(found) => <OwnProduct key={found.level3Id} product={found} />}</Answer>;
}

function OwnProduct({ product }: { readonly product: ProductForSeller }) {
  const texts = useAssortmentTexts();
  usePageTitle(wordsIn(useLanguage(), product.title).text, useAssortmentTitles().product);
  const sold = product.packs.flatMap(({ pack, listing }) => (listing ? [{ pack, listing }] : []));
  const isOff = sold.some(({ listing }) => listing.isListed);
  const others = product.packs.filter(({ listing }) => listing === null);
  return (
    <>
      <ProductHead product={product} />
      {product.licenceNeeded && !product.hasLicence && (
        <Note job="trouble">
          <p>
            {isOff ? texts.licenceEnded(product.licenceNeeded) : texts.licenceMissing(product.licenceNeeded)}
          </p>
          <Link className="link b inline-flex min-h-11 items-center" to="/app/sell/licences">
            {isOff ? texts.renew : texts.addLicence}
          </Link>
        </Note>
      )}
      {sold.length > 0 && <SectionHead title={texts.packsYouSell} />}
      <div className="grid items-start gap-3 lg:grid-cols-2">
        {sold.map(({ pack, listing }) => (
          <ListingCard key={listing.listingId} {...{ product, pack, listing }} />
        ))}
      </div>
      {sold.length > 0 && product.photo === null && <OwnPhotosCard level3Id={product.level3Id} />}
      {others.length > 0 && <SectionHead title={texts.otherPacks} />}
      <div className="grid items-start gap-3 lg:grid-cols-2">
        {others.map(({ skuId, pack }) => (
          <OfferPackCard
            key={skuId}
            {...{
              skuId,
              pack,
              rule: product.commissionRule,
              canSell: product.hasLicence && !product.isSuspended,
            }}
          />
        ))}
      </div>
    </>
  );
}

function ProductHead({ product }: { readonly product: ProductForSeller }) {
  const texts = useAssortmentTexts();
  const { hsn, gstRateInBasisPoints: rate } = product;
  return (
    <Card pad>
      <div className="flex items-start gap-3">
        <Thumb
          tint={product.bed}
          picture={productPicture(product.drawing)}
          photo={sourcesOf(product.photo)}
        />
        <div className="min-w-0 flex-1">
          <h2 className="h2">
            <Words of={product.title} />
          </h2>
          <p className="t-small c2">
            <Words of={product.group} />
            {" · "}
            <Written>{product.maker}</Written>
          </p>
          <p className="t-small c2">
            {rate === null ? texts.hsnOnly(hsn) : texts.hsnAndTax(hsn, String(Math.round(rate) / 100))}
          </p>
          {product.licenceNeeded && product.hasLicence && (
            <p className="t-small c2">{texts.needsLicence(product.licenceNeeded)}</p>
          )}
          <Link
            to="/app/store/p/$category/$productName/$id"
            params={{
              category: product.categorySlug,
              productName: product.slug,
              id: String(product.level3Id),
            }}
            className="link -mb-2 inline-flex min-h-11 items-center"
          >
            {texts.inStore}
          </Link>
        </div>
      </div>
    </Card>
  );
}
