import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { ReasonDialog } from "#engine/web/ui/form/reason-dialog.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { languageWritten } from "#engine/web/words/written-language.ts";
import { appealCase, type OwnCase } from "../contract/cases.ts";
import { longestAppeal } from "../contract/reports.ts";
import type { WritingPause } from "../contract/sanctions.ts";
import { ownCaseQuery } from "./api.ts";
import { useModerationTexts } from "./words.ts";

const route = getRouteApi("/app/moderation/$caseId");

/** What support has hidden of the person, why, and one appeal. */
export function OwnCasePage() {
  const caseId = Number(route.useParams().caseId);
  const found = useQuery(ownCaseQuery(caseId));
  return (
    <PageBody className="stack">
      <Answer to={found}>{(own) => <Own of={own} />}</Answer>
    </PageBody>
  );
}

function Own({
  of: { caseId, state, kind, words, leadsTo, reason, isWarned, pause, decidedAt, appeal },
}: {
  readonly of: OwnCase;
}) {
  const texts = useModerationTexts();
  const [isAsking, setAsking] = useState(false);
  const isChat = kind === "chat";
  const hidden = isChat ? [texts.closedNow, texts.staysClosedNow] : [texts.hiddenNow, texts.staysHiddenNow];
  const states = {
    hidden: hidden[appeal ? 1 : 0],
    kept: isChat ? texts.openNow : appeal ? texts.keptNow : texts.seenNow,
    appealed: texts.waitsForLook,
    held: texts.heldNow,
  };
  return (
    <>
      <Note job={state === "kept" ? "done" : "know"}>{states[state]}</Note>
      {isWarned && <Note job="trouble">{texts.youAreWarned}</Note>}
      {pause && <PauseNote pause={pause} />}
      {reason !== null && decidedAt !== null && (
        <Card pad className="stack-s">
          <h2 className="h2">{texts.why}</h2>
          <p className="whitespace-pre-line wrap-anywhere" lang={languageWritten(reason)}>
            {reason}
          </p>
          <p className="t-small c2">
            <DateText as="time" at={decidedAt} />
          </p>
        </Card>
      )}
      <Card pad className="stack-s">
        <h2 className="h2">
          {texts.yourWords} ({texts[kind]})
        </h2>
        <p className="whitespace-pre-line wrap-anywhere" lang={languageWritten(words)}>
          {words || texts.noWords}
        </p>
        {state === "kept" && (
          <p>
            <a className="b t-note text-leaf-ink underline" href={`#${leadsTo}`}>
              {texts.openIt}
            </a>
          </p>
        )}
      </Card>
      {appeal && (
        <Card pad className="stack-s">
          <h2 className="h2">{texts.yourAppeal}</h2>
          <p className="whitespace-pre-line wrap-anywhere" lang={languageWritten(appeal.words)}>
            {appeal.words}
          </p>
        </Card>
      )}
      {state === "hidden" && !appeal && (
        <Button look="second" className="justify-self-start" onClick={() => setAsking(true)}>
          {texts.appeal}
        </Button>
      )}
      {isAsking && (
        <ReasonDialog
          title={isChat ? texts.appeal : texts.appealTitle}
          label={texts.appealLabel}
          hint={texts.appealHint}
          submitText={texts.appealSend}
          cancelText={texts.cancel}
          notSent={texts.notSent}
          longest={longestAppeal}
          send={(typed) => call(appealCase, { params: { caseId }, body: { words: typed } })}
          saidOf={() => texts.appealed}
          onSent={(own) => queryClient.setQueryData(ownCaseQuery(caseId).queryKey, own)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** What it brought the person: until when there is no writing, or that this is over. */
function PauseNote({ pause: { days, endsAt, state } }: { readonly pause: WritingPause }) {
  const texts = useModerationTexts();
  if (state === "lifted") return <Note job="done">{texts.pauseLifted}</Note>;
  if (state === "over") return <Note job="done">{texts.pauseOver(days)}</Note>;
  return (
    <Note job="trouble">
      {endsAt === null ? (
        texts.writingClosed
      ) : (
        <>
          {texts.noWritingUntil} <DateText as="time" at={endsAt} />.
        </>
      )}{" "}
      {texts.buyingGoesOn}
    </Note>
  );
}
