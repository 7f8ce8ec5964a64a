import { useState } from "react";
import type { LocalizedText } from "#engine/contract/language.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { Form } from "#engine/web/ui/form/form.tsx";
import { ConfirmDialog } from "#engine/web/ui/overlay/dialog.tsx";
import { Tag } from "#engine/web/ui/tag.tsx";
import { Words } from "#engine/web/ui/wording.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import type { OwnListing, OwnListingInFull, ProductForSeller } from "../../contract/listings.ts";
import { BatchesPart } from "../batches/lazy-batches-part.tsx";
import { OfferDialog } from "../offers/offer-dialog.tsx";
import { useOffersTexts } from "../offers/offers.texts.ts";
import { useAssortmentTexts } from "../words.ts";
import { CommissionByRule } from "./commission-by-rule.tsx";
import { PriceBreakFields } from "./price-break-fields.tsx";
import { TermsFields, YouGet } from "./terms-fields.tsx";
import { useListingForm } from "./use-listing-form.ts";

/** A pack that is sold: its terms to change, and to hide it or put it back. */
export function ListingCard({
  product,
  pack,
  listing,
}: {
  readonly product: ProductForSeller;
  readonly pack: LocalizedText;
  readonly listing: OwnListingInFull;
}) {
  const texts = useAssortmentTexts();
  const name = wordsIn(useLanguage(), pack).text;
  const form = useListingForm(product, listing);
  const free = Math.max(0, listing.onHand - listing.inOrders - listing.inCheckout);
  const inUse = texts.inUse(listing.inOrders, listing.inCheckout, free);
  return (
    <Card pad aria-label={name}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h3 className="beside b">
          <Words of={pack} />
          <ListingTag listing={listing} product={product} />
        </h3>
        <div className="flex flex-wrap gap-2">
          {listing.isListed && !product.isSuspended && (
            <GiveDiscount name={name} listingId={listing.listingId} />
          )}
          <Visibility {...{ name, listing, form }} canPutBack={product.hasLicence && !product.isSuspended} />
        </div>
      </div>
      <Form close trouble={form.trouble} onSubmit={form.save}>
        <TermsFields
          textFor={form.textFor}
          errors={form.errors}
          hints={{ onHand: inUse, ...form.hints }}
          isByBatch={listing.batches.length > 0}
          isCommissionByRule={form.isCommissionByRule}
          onType={form.type}
        />
        <CommissionByRule
          rule={product.commissionRule}
          isByRule={form.isCommissionByRule}
          terms={form.terms}
          onChange={form.setByRule}
        />
        <PriceBreakFields
          breaks={form.breaks}
          errors={form.errors}
          hint={form.breaksHint}
          onChange={form.setBreaks}
        />
        <YouGet terms={form.terms} />
        {form.isChanged && (
          <div className="flex flex-wrap justify-end gap-2">
            <Button look="onpaper" onClick={form.discard}>
              {texts.discard}
            </Button>
            <Button type="submit" busy={form.isSending}>
              {texts.save}
            </Button>
          </div>
        )}
      </Form>
      <BatchesPart {...{ level3Id: product.level3Id, listing, pack: name, inUse }} />
    </Card>
  );
}

function ListingTag({
  listing,
  product: { isSuspended, hasLicence },
}: {
  readonly listing: OwnListing;
  readonly product: ProductForSeller;
}) {
  const texts = useAssortmentTexts();
  if (isSuspended) return <Tag job="stop">{texts.state("suspended")}</Tag>;
  if (!hasLicence) return <Tag job="stop">{texts.state("licenceMissing")}</Tag>;
  if (!listing.isListed) return <Tag>{texts.state("hidden")}</Tag>;
  if (listing.onHand <= listing.inOrders) return <Tag job="stop">{texts.state("outOfStock")}</Tag>;
  return <Tag job="done">{texts.state("live")}</Tag>;
}

function GiveDiscount({ name, listingId }: { readonly name: string; readonly listingId: number }) {
  const texts = useOffersTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button small look="onpaper" aria-label={texts.giveNamed(name)} onClick={() => setOpen(true)}>
        {texts.give}
      </Button>
      {isOpen && <OfferDialog listingId={listingId} pack={name} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Hides a pack after a question, or puts it back. */
function Visibility({
  name,
  listing,
  form,
  canPutBack,
}: {
  readonly name: string;
  readonly listing: OwnListing;
  readonly form: ReturnType<typeof useListingForm>;
  readonly canPutBack: boolean;
}) {
  const texts = useAssortmentTexts();
  const [isAsked, setAsked] = useState(false);
  if (!listing.isListed) {
    if (!canPutBack) return null;
    return (
      <Button
        small
        look="second"
        busy={form.isSending}
        aria-label={texts.putBackNamed(name)}
        onClick={() => form.setListed(true)}
      >
        {texts.putBack}
      </Button>
    );
  }
  return (
    <>
      <Button small look="onpaper" aria-label={texts.hideNamed(name)} onClick={() => setAsked(true)}>
        {texts.hide}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={texts.hideTitle(name)}
          confirmText={texts.hide}
          onClose={() => setAsked(false)}
          onConfirm={() => {
            setAsked(false);
            form.setListed(false);
          }}
        >
          {texts.hideText}
        </ConfirmDialog>
      )}
    </>
  );
}
