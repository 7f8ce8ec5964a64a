import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { Form } from "#engine/web/ui/form/form.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { mostPhotos } from "#features/catalogue/contract.ts";
import { PhotoListField, photoErrors, usePhotoList } from "#features/files/web";
import { offerPhotos, readPhotoOffer } from "../../contract/photo-offers.ts";
import { PhotoStrip } from "../photos/photo-strip.tsx";
import { usePhotoOffersTexts } from "./photo-offers.texts.ts";

const offerQuery = (level3Id: number) =>
  queryOptions({
    queryKey: ["assortment", "photo-offer", level3Id],
    queryFn: ({ signal }) => call(readPhotoOffer, { params: { level3Id } }, { signal }),
  });

/** Lets a seller offer photos for a product that has none, and says what became of them. Shows nothing else. */
export function OwnPhotosCard({ level3Id }: { readonly level3Id: number }) {
  const texts = usePhotoOffersTexts();
  const { data } = useQuery(offerQuery(level3Id));
  const [isAnew, setAnew] = useState(false);
  if (!data?.canOffer) return null;
  const { offer } = data;
  const isWaiting = offer?.state === "waiting";
  return (
    <Card pad aria-label={texts.title}>
      <h2 className="h2 mb-1">{texts.title}</h2>
      {isWaiting && !isAnew ? (
        <div className="stack-s">
          <p className="t-note">{texts.waiting}</p>
          <PhotoStrip photos={offer.photos} />
          <div>
            <Button look="second" small onClick={() => setAnew(true)}>
              {texts.sendOthers}
            </Button>
          </div>
        </div>
      ) : (
        <>
          <p className="t-note c2 mb-2">{texts.intro}</p>
          {offer?.state === "refused" && offer.reason && (
            <Note job="trouble">{texts.refused(offer.reason)}</Note>
          )}
          <OfferForm level3Id={level3Id} onSent={() => setAnew(false)} />
        </>
      )}
    </Card>
  );
}

function OfferForm({ level3Id, onSent }: { readonly level3Id: number; readonly onSent: () => void }) {
  const texts = usePhotoOffersTexts();
  const list = usePhotoList([], { most: mostPhotos, audience: "members" });
  const [early, setEarly] = useState<"choose" | "notWhole">();
  const sending = useMutation({
    mutationFn: (photos: readonly string[]) =>
      call(offerPhotos, { params: { level3Id }, body: { photos: [...photos] } }),
    onSuccess: async () => {
      showMessage(texts.sent);
      await queryClient.invalidateQueries(offerQuery(level3Id));
      onSent();
    },
  });
  const { error } = sending;
  const refusal = error ? (sentenceOf(error) ?? texts.noConnection) : undefined;
  return (
    <Form
      trouble={early ? texts[early] : refusal}
      onSubmit={() => {
        const fault = list.isWhole ? (list.keys.length === 0 ? "choose" : undefined) : "notWhole";
        setEarly(fault);
        if (!fault && !sending.isPending) sending.mutate(list.keys);
      }}
    >
      <PhotoListField
        label={texts.photos}
        hint={texts.hint}
        list={list}
        most={mostPhotos}
        errors={photoErrors(error instanceof ApiError ? error.fields : {}, sending.variables ?? [])}
      />
      <div className="flex justify-end">
        <Button type="submit" busy={sending.isPending}>
          {texts.send}
        </Button>
      </div>
    </Form>
  );
}
