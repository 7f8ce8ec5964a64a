import { momentOfDay } from "#engine/contract/date-text.ts";
import { Card } from "#engine/web/ui/card.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { FactRow } from "#engine/web/ui/goods/breakdown.tsx";
import { Words, Written } from "#engine/web/ui/wording.tsx";
import { formatDate } from "#engine/web/words/dates.ts";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { pictureUrl } from "#features/files/contract/picture-url.ts";
import { Photo } from "#features/files/web";
import type { LicenceRequest } from "../../contract.ts";
import { DayText } from "../day-text.tsx";
import { useLicencesTexts } from "../licences.texts.ts";
import { DecideButtons } from "./decide-buttons.tsx";

/** A licence that a seller sent, its photo, what counts now, and the two decisions while it waits. */
export function RequestCard({ request }: { readonly request: LicenceRequest }) {
  const texts = useLicencesTexts();
  const language = useLanguage();
  const { kind, seller, number, validUntil, licence, scan, reason, sentAt, state } = request;
  const title = `${texts.kind(kind)}, ${wordsIn(language, seller).text}`;
  return (
    <Card pad className="stack-s" aria-label={title}>
      <h2 className="h2">{texts.kind(kind)}</h2>
      <p>
        <Words of={seller} />
      </p>
      <div className="flex flex-wrap items-start gap-3">
        <a
          className="border-line block size-24 flex-none overflow-hidden rounded-control border"
          href={pictureUrl(scan, 1280)}
          target="_blank"
          rel="noreferrer"
        >
          <Photo picture={pictureUrl(scan)} alt={texts.photoOf(kind)} sizes="96px" />
        </a>
        <dl className="min-w-0 flex-1">
          <FactRow label={texts.number}>
            <span className="break-words">
              <Written>{number}</Written>
            </span>
          </FactRow>
          <FactRow label={texts.validUntil}>
            <DayText day={validUntil} />
          </FactRow>
          <FactRow label={texts.now}>
            <span className="break-words">
              {licence
                ? texts.sent(licence.number, formatDate(momentOfDay(licence.validUntil), language))
                : texts.noneYet}
            </span>
          </FactRow>
          <FactRow label={texts.sentOn}>
            <DateText at={sentAt} as="time" />
          </FactRow>
          {reason !== null && (
            <FactRow label={texts.reason}>
              <span className="break-words">
                <Written>{reason}</Written>
              </span>
            </FactRow>
          )}
        </dl>
      </div>
      {state === "waiting" && <DecideButtons title={title} requestId={request.requestId} />}
    </Card>
  );
}
