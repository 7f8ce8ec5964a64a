import { Card } from "#engine/web/ui/card.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { Timeline } from "#engine/web/ui/goods/stepper.tsx";
import { formatDateTime } from "#engine/web/words/dates.ts";
import { useLanguage } from "#engine/web/words/language.ts";
import type { OwnApplication } from "../../contract/applications.ts";
import type { ApplicationKind } from "../../contract/kinds.ts";
import { StateTag } from "../state-tag.tsx";
import { useApplicationsTexts } from "../words.ts";
import { useApplyTexts } from "./apply.texts.ts";

/** Where the application stands, what has happened to it, and what comes next. */
export function StatusCard({
  kind,
  application,
}: {
  readonly kind: ApplicationKind;
  readonly application: OwnApplication | null;
}) {
  const texts = useApplyTexts();
  const words = useApplicationsTexts();
  const language = useLanguage();
  const state = application?.state ?? "draft";
  const happened = (application?.moves ?? []).map(({ state: to, movedAt }) => ({
    text: words.moveOf(to),
    detail: <DateText at={movedAt} as="time" />,
  }));
  const isOpen = state === "draft" || state === "more-needed" || state === "applied";
  const toCome = [
    ...(state === "applied" ? [] : [{ text: texts.toSend, detail: texts.toSendHint }]),
    { text: texts.checked, detail: texts.checkedHint },
    { text: texts.told, detail: texts.toldHint },
    { text: texts.beginsAs(kind), detail: texts.beginsHintOf(kind) },
  ];
  const events = isOpen ? [...happened, ...toCome] : happened;
  return (
    <Card pad className="stack-s" aria-label={texts.status}>
      <div className="between">
        <h2 className="h2">
          {application && application.moves.length > 0 ? application.number : texts.notSentYet}
        </h2>
        <StateTag state={state} />
      </div>
      {application && (state === "draft" || state === "more-needed") && (
        <p className="t-note c2">{texts.savedAt(formatDateTime(application.savedAt, language))}</p>
      )}
      {events.length > 0 && <Timeline events={events} current={happened.length} />}
    </Card>
  );
}
