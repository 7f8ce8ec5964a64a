import { infiniteQueryOptions, useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { momentOfDay } from "#engine/contract/date-text.ts";
import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { BasketDrawing } from "#engine/web/ui/art/basket.tsx";
import { Button, ButtonLink } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { ConfirmDialog } from "#engine/web/ui/overlay/dialog.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { Answer, sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { LoadMore } from "#engine/web/ui/page/load-more.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { Tag } from "#engine/web/ui/tag.tsx";
import { Words } from "#engine/web/ui/wording.tsx";
import { formatFieldDate } from "#engine/web/words/dates.ts";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { formatPaise } from "#engine/web/words/money.ts";
import { endOffer, listOffers, type Offer } from "#features/offers/contract";
import { SellersOnly } from "#features/selling/web";
import { useOffersTexts } from "./offers.texts.ts";

/** The seller's own offers, page after page, the newest first. */
const offersQuery = infiniteQueryOptions({
  queryKey: ["assortment", "offers"],
  queryFn: ({ pageParam, signal }) => call(listOffers, { query: { after: pageParam } }, { signal }),
  initialPageParam: undefined as number | undefined,
  getNextPageParam: (page) => page.nextAfter ?? undefined,
});

/** The discounts that a seller gives, and where and until when. */
export function OffersPage() {
  return (
    <PageBody className="stack">
      <SellersOnly part="catalogue">
        <Offers />
      </SellersOnly>
    </PageBody>
  );
}

function Offers() {
  const texts = useOffersTexts();
  const offers = useInfiniteQuery(offersQuery);
  const [ended, setEnded] = useState<Offer>();
  return (
    <>
      <Answer
        to={offers}
        isEmpty={({ pages }) => pages[0]?.offers.length === 0}
        empty={
          <EmptyState
            drawing={<BasketDrawing />}
            title={texts.emptyTitle}
            action={<ButtonLink to="/app/sell/catalogue">{texts.toProducts}</ButtonLink>}
          >
            {texts.emptyHint}
          </EmptyState>
        }
      >
        {({ pages }) => (
          <>
            <Card>
              <ul>
                {pages
                  .flatMap((page) => page.offers)
                  .map((offer) => (
                    <OfferRow key={offer.offerId} offer={offer} onEnd={() => setEnded(offer)} />
                  ))}
              </ul>
            </Card>
            <LoadMore list={offers} end={texts.end} />
          </>
        )}
      </Answer>
      {ended && <EndDialog offer={ended} onClose={() => setEnded(undefined)} />}
    </>
  );
}

function standingOf({ isEnded, startsOn, endsOn }: Offer): "running" | "planned" | "over" {
  const today = formatFieldDate(Date.now());
  if (isEnded || endsOn < today) return "over";
  return startsOn > today ? "planned" : "running";
}

const jobs = { running: "done", planned: "know", over: "plain" } as const;
function OfferRow({ offer, onEnd }: { readonly offer: Offer; readonly onEnd: () => void }) {
  const texts = useOffersTexts();
  const title = wordsIn(useLanguage(), offer.title).text;
  const standing = standingOf(offer);
  const { priceInPaise, discountInPaise } = offer;
  return (
    <li className="border-line flex items-start justify-between gap-3 border-t p-3 first:border-0">
      <div className="stack-s min-w-0">
        <h2 className="t-note b">
          <Words of={offer.title} /> · <Words of={offer.pack} />
        </h2>
        <p className="beside flex-wrap">
          <Tag job={jobs[standing]}>{texts[standing]}</Tag>
          <span className="b num">{texts.off(formatPaise(discountInPaise))}</span>
        </p>
        <p className="t-small c2 num">
          {texts.ofPrice(formatPaise(priceInPaise), formatPaise(Math.max(0, priceInPaise - discountInPaise)))}
        </p>
        <p className="t-small c2 num break-words">{texts.where(offer.pinPrefixes.join(", "))}</p>
        <p className="t-small c2">
          <DateText at={momentOfDay(offer.startsOn)} /> {texts.until}{" "}
          <DateText at={momentOfDay(offer.endsOn)} />
        </p>
      </div>
      {standing !== "over" && (
        <Button small look="onpaper" aria-label={texts.stopNamed(title)} onClick={onEnd}>
          {texts.stop}
        </Button>
      )}
    </li>
  );
}

function EndDialog({ offer, onClose }: { readonly offer: Offer; readonly onClose: () => void }) {
  const texts = useOffersTexts();
  const ending = useMutation({
    mutationFn: () => call(endOffer, { params: { offerId: offer.offerId } }),
    onSuccess: async () => {
      showMessage(texts.stopped);
      onClose();
      await queryClient.invalidateQueries(offersQuery);
    },
    onError: (error) => {
      showMessage(sentenceOf(error) ?? texts.noConnection);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={texts.stopTitle}
      confirmText={texts.stop}
      busy={ending.isPending}
      onClose={onClose}
      onConfirm={() => ending.mutate()}
    >
      {texts.stopText}
    </ConfirmDialog>
  );
}
