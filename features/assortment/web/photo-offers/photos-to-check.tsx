import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { productPicture } from "#engine/web/browser/drawings.ts";
import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Card, SectionHead } from "#engine/web/ui/card.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { ReasonDialog } from "#engine/web/ui/form/reason-dialog.tsx";
import { Thumb } from "#engine/web/ui/goods/product-image.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { Words, Written } from "#engine/web/ui/wording.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import {
  approvePhotos,
  listPhotoOffers,
  refusePhotos,
  type WaitingPhotoOffer,
} from "../../contract/photo-offers.ts";
import { PhotoStrip } from "../photos/photo-strip.tsx";
import { usePhotoOffersTexts } from "./photo-offers.texts.ts";

const offersQuery = queryOptions({
  queryKey: ["assortment", "photo-offers"],
  queryFn: ({ signal }) => call(listPhotoOffers, {}, { signal }),
});
const readAgain = () => queryClient.invalidateQueries({ queryKey: ["assortment"] });

/** Photos that sellers offer, for the platform admin; nothing where none waits. */
export function PhotosToCheck() {
  const texts = usePhotoOffersTexts();
  const { data } = useQuery(offersQuery);
  if (!data || data.offers.length === 0) return null;
  return (
    <section className="stack" aria-label={texts.toCheck}>
      <SectionHead title={texts.toCheck} />
      {data.offers.map((offer) => (
        <OfferCard key={offer.offerId} offer={offer} />
      ))}
    </section>
  );
}

function OfferCard({ offer }: { readonly offer: WaitingPhotoOffer }) {
  const texts = usePhotoOffersTexts();
  const language = useLanguage();
  const { offerId, photos } = offer;
  const title = wordsIn(language, offer.title).text;
  const [isRefusing, setRefusing] = useState(false);
  const approving = useMutation({
    mutationFn: () => call(approvePhotos, { params: { offerId } }),
    onSuccess: () => showMessage(texts.approved),
    onError: (error) => showMessage(sentenceOf(error) ?? texts.noConnection),
    onSettled: readAgain,
  });
  return (
    <Card pad aria-label={title}>
      <div className="flex items-start gap-3">
        <Thumb tint={offer.bed} picture={productPicture(offer.drawing)} />
        <div className="min-w-0 flex-1">
          <h3 className="h2">
            <Words of={offer.title} />
          </h3>
          <p className="t-small c2">
            <Written>{offer.maker}</Written>
            {" · "}
            <Written>{texts.bySeller(wordsIn(language, offer.seller).text)}</Written>
            {" · "}
            <DateText at={offer.offeredAt} />
          </p>
        </div>
      </div>
      <div className="mt-3">
        <PhotoStrip photos={photos} />
      </div>
      <div className="mt-3 flex flex-wrap justify-end gap-2">
        <Button
          look="onpaper"
          aria-label={texts.about(texts.refuse, title)}
          onClick={() => setRefusing(true)}
        >
          {texts.refuse}
        </Button>
        <Button
          aria-label={texts.about(texts.approve, title)}
          busy={approving.isPending}
          onClick={() => approving.mutate()}
        >
          {texts.approve}
        </Button>
      </div>
      {isRefusing && <RefuseDialog offerId={offerId} onClose={() => setRefusing(false)} />}
    </Card>
  );
}

function RefuseDialog({ offerId, onClose }: { readonly offerId: number; readonly onClose: () => void }) {
  const texts = usePhotoOffersTexts();
  return (
    <ReasonDialog
      title={texts.refuseTitle}
      label={texts.reason}
      hint={texts.reasonHint}
      submitText={texts.refuse}
      cancelText={texts.cancel}
      notSent={texts.noConnection}
      send={(reason) => call(refusePhotos, { params: { offerId }, body: { reason } })}
      saidOf={() => texts.refusedNow}
      onSent={readAgain}
      onClose={onClose}
    />
  );
}
