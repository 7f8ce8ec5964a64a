import { useState } from "react";
import { momentOfDay } from "#engine/contract/date-text.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { FactRow } from "#engine/web/ui/goods/breakdown.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { Tag, type TagJob } from "#engine/web/ui/tag.tsx";
import { Written } from "#engine/web/ui/wording.tsx";
import { formatDate } from "#engine/web/words/dates.ts";
import { useLanguage } from "#engine/web/words/language.ts";
import type { OwnLicence } from "../contract.ts";
import { DayText } from "./day-text.tsx";
import { LicenceForm } from "./licence-form.tsx";
import { useLicencesTexts } from "./licences.texts.ts";

const jobs: Readonly<Record<OwnLicence["state"], TagJob>> = {
  none: "plain",
  valid: "done",
  "ends-soon": "know",
  ended: "stop",
};

/** One kind of licence: what counts, what is being checked or was sent back, and the form for a new one. */
export function LicenceCard({ own }: { readonly own: OwnLicence }) {
  const texts = useLicencesTexts();
  const [isOpen, setOpen] = useState(false);
  const { kind, licence, state, request } = own;
  const action = request ? texts.sendAgain : licence ? texts.renew : texts.add;
  return (
    <Card pad className="stack-s" aria-label={texts.kind(kind)}>
      <div className="between">
        <h2 className="h2">{texts.kind(kind)}</h2>
        <Tag job={jobs[state]}>{texts.state(state)}</Tag>
      </div>
      {licence && (
        <dl>
          <FactRow label={texts.number}>
            <span className="break-words">
              <Written>{licence.number}</Written>
            </span>
          </FactRow>
          <FactRow label={texts.validUntil}>
            <DayText day={licence.validUntil} />
          </FactRow>
        </dl>
      )}
      {own.packsOff > 0 && <Note job="trouble">{texts.packsOff(own.packsOff)}</Note>}
      {request && <Sent request={request} hasEarlier={state === "valid" || state === "ends-soon"} />}
      {isOpen ? (
        <LicenceForm
          kind={kind}
          number={request?.number ?? licence?.number ?? ""}
          onClose={() => setOpen(false)}
        />
      ) : (
        request?.state !== "waiting" && (
          <div>
            <Button
              look={state === "valid" ? "onpaper" : "main"}
              aria-label={texts.actionOf(action, kind)}
              onClick={() => setOpen(true)}
            >
              {action}
            </Button>
          </div>
        )
      )}
    </Card>
  );
}

/** What the seller sent and how it stands. */
function Sent({
  request: { number, validUntil, state, reason },
  hasEarlier,
}: {
  readonly request: NonNullable<OwnLicence["request"]>;
  readonly hasEarlier: boolean;
}) {
  const texts = useLicencesTexts();
  const day = formatDate(momentOfDay(validUntil), useLanguage());
  return (
    <Note job={state === "returned" ? "trouble" : "know"}>
      <b>{texts.request(state)}</b>
      <p className="break-words">{texts.sent(number, day)}</p>
      {reason !== null && (
        <p className="break-words">
          {texts.reason}: <Written>{reason}</Written>
        </p>
      )}
      {hasEarlier && <p>{texts.countsUntilThen}</p>}
    </Note>
  );
}
