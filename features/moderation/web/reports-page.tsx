import { useQuery } from "@tanstack/react-query";
import { LanternDrawing } from "#engine/web/ui/art/lantern.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { ForRole } from "#engine/web/ui/page/for-role.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { Words } from "#engine/web/ui/wording.tsx";
import { languageWritten } from "#engine/web/words/written-language.ts";
import { pictureUrl } from "#features/files/contract/picture-url.ts";
import { Photo, VoiceNote } from "#features/files/web";
import type { ModerationCase } from "../contract/cases.ts";
import { casesQuery } from "./api.ts";
import { DecisionButtons } from "./decision-buttons.tsx";
import { useModerationTexts } from "./words.ts";

/** What people have reported and what authors appeal against, for support. */
export function ReportsPage() {
  const texts = useModerationTexts();
  return (
    <PageBody className="stack">
      <ForRole who="support" title={texts.forSupport}>
        <WaitingCases />
      </ForRole>
    </PageBody>
  );
}

function WaitingCases() {
  const texts = useModerationTexts();
  const waiting = useQuery(casesQuery);
  return (
    <Answer
      to={waiting}
      isEmpty={({ cases }) => cases.length === 0}
      empty={
        <EmptyState drawing={<LanternDrawing />} title={texts.nothingReported}>
          {texts.nothingReportedHint}
        </EmptyState>
      }
    >
      {({ cases }) => cases.map((one) => <WaitingCase key={one.caseId} of={one} />)}
    </Answer>
  );
}

/** Whether what is reported stands on a page that support can read: held updates and questions stand on none. */
function isOpenable({ kind, appeal, isHeld }: ModerationCase): boolean {
  if (appeal || kind === "chat" || kind === "chat-message") return false;
  return !(isHeld && (kind === "update" || kind === "question"));
}

function WaitingCase({ of }: { readonly of: ModerationCase }) {
  const texts = useModerationTexts();
  const { kind, author, words, pictures, voice, leadsTo, waitsSince, reports, reason, appeal, isHeld } = of;
  return (
    <Card pad className="stack-s">
      <div className="between">
        <h2 className="h2">{texts[kind]}</h2>
        <span className="t-small c2">
          <DateText as="time" at={waitsSince} />
        </span>
      </div>
      <p className="t-note">
        {author ? (
          <a className="b underline" href={`#/app/profiles/${author.profileKey}`}>
            <Words of={{ en: author.firstName, te: author.firstNameTe }} />
          </a>
        ) : (
          texts.erased
        )}
        {author && author.warnings > 0 && (
          <span className="text-chilli-ink">
            {" "}
            · {texts.warnings}: {author.warnings}
          </span>
        )}
        {author && author.pauses > 0 && (
          <span className="text-chilli-ink">
            {" "}
            · {texts.pauses}: {author.pauses}
          </span>
        )}
      </p>
      {words === "" ? (
        pictures.length > 0 && <p className="c2">{texts.noWords}</p>
      ) : (
        <blockquote
          className="whitespace-pre-line border-line border-l-4 pl-3 wrap-anywhere"
          lang={languageWritten(words)}
        >
          {words}
        </blockquote>
      )}
      {pictures.length > 0 && (
        <div className="grid grid-cols-2 gap-2 md:grid-cols-4">
          {pictures.map((key) => (
            <Photo
              key={key}
              className="aspect-square w-full rounded-control object-contain bg-sunken"
              picture={pictureUrl(key, 640)}
              alt=""
              sizes="(min-width: 768px) 260px, 50vw"
            />
          ))}
        </div>
      )}
      <VoiceNote name={voice} />
      <ul className="t-note text-chilli-ink">
        {reports.map((each) => (
          <li key={`${each.reportedAt} ${each.reason} ${each.words}`}>
            <b>{texts[each.reason]}</b>
            {each.words && <span lang={languageWritten(each.words)}>: {each.words}</span>}
          </li>
        ))}
      </ul>
      {isHeld && <Note job="know">{reports.length === 0 ? texts.heldForWord : texts.heldForReports}</Note>}
      {appeal && (
        <Note job="know">
          <b>{texts.appeals}</b>: <span lang={languageWritten(appeal.words)}>{appeal.words}</span>
          {reason && (
            <span className="block">
              {texts.hiddenFor}: {reason}
            </span>
          )}
        </Note>
      )}
      {isOpenable(of) && (
        <p>
          <a className="b t-note text-leaf-ink underline" href={`#${leadsTo}`}>
            {texts.openIt}
          </a>
        </p>
      )}
      <DecisionButtons of={of} />
    </Card>
  );
}
