import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { useErrorMessage } from "#engine/web/ui/form/error-message.tsx";
import { ReasonDialog } from "#engine/web/ui/form/reason-dialog.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { type Decision, decideCase, type ModerationCase } from "../contract/cases.ts";
import { longestReason } from "../contract/reports.ts";
import { daysOf, type Stage } from "../contract/sanctions.ts";
import { casesQuery } from "./api.ts";
import { useModerationTexts } from "./words.ts";

const readAgain = () => queryClient.invalidateQueries({ queryKey: casesQuery.queryKey });

/** Keeps or hides what was reported; hiding asks for the reason that its author reads. */
export function DecisionButtons({ of: { caseId, kind, appeal, author } }: { readonly of: ModerationCase }) {
  const texts = useModerationTexts();
  const [asked, setAsked] = useState<"hide" | Stage>();
  // Of somebody who is erased there is nothing to stop.
  const next = author && !appeal ? author.nextStage : undefined;
  const send = (decision: Decision, reason: string) =>
    call(decideCase, { params: { caseId }, body: { decision, reason } });
  const keeping = useMutation({
    mutationFn: () => send("keep", ""),
    onSuccess: () => showMessage(texts.decided),
    onSettled: readAgain,
  });
  useErrorMessage(keeping.error);
  const isChat = kind === "chat";
  const said = isChat ? chatTextsOf(texts, appeal !== null) : textsOf(texts, appeal !== null);
  const stageText = (stage: Stage) => (stage === "warn" ? said.warn : texts.stageOf(stage, isChat));
  const titleOf = (step: "hide" | Stage) => {
    if (step === "hide") return said.hideTitle;
    return step === "warn" ? said.warnTitle : stageText(step);
  };
  const daysStopped = asked && asked !== "hide" ? (daysOf[asked] ?? 0) : 0;
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="second" busy={keeping.isPending} onClick={() => keeping.mutate()}>
        {said.keep}
      </Button>
      <Button look="danger" onClick={() => setAsked("hide")}>
        {said.hide}
      </Button>
      {next && (
        <Button look="danger" onClick={() => setAsked(next)}>
          {stageText(next)}
        </Button>
      )}
      {asked && (
        <ReasonDialog
          title={titleOf(asked)}
          label={texts.reason}
          hint={texts.reasonHint}
          submitText={asked === "hide" ? said.hide : stageText(asked)}
          cancelText={texts.cancel}
          notSent={texts.notSent}
          longest={longestReason}
          send={(reason) => send(asked, reason)}
          saidOf={() => texts.decided}
          onSent={readAgain}
          onClose={() => setAsked(undefined)}
        >
          {said.text}
          {daysStopped > 0 && ` ${texts.stopsFor(daysStopped)}`}
          {asked === "close" && ` ${texts.adminDecides}`}
        </ReasonDialog>
      )}
    </div>
  );
}

type Texts = ReturnType<typeof useModerationTexts>;

/** What the buttons say about words, which are hidden. */
function textsOf(texts: Texts, isAppealed: boolean) {
  return {
    keep: isAppealed ? texts.showAgain : texts.keep,
    hide: isAppealed ? texts.staysHidden : texts.hide,
    warn: texts.warn,
    hideTitle: isAppealed ? texts.upholdTitle : texts.hideTitle,
    warnTitle: texts.warnTitle,
    text: isAppealed ? texts.upholdText : texts.hideText,
  };
}

/** The same about a chat, which is closed. */
function chatTextsOf(texts: Texts, isAppealed: boolean) {
  const hide = isAppealed ? texts.staysClosed : texts.closeChat;
  return {
    keep: isAppealed ? texts.openChat : texts.leaveChat,
    hide,
    warn: texts.closeAndWarn,
    hideTitle: hide,
    warnTitle: texts.closeAndWarn,
    text: isAppealed ? texts.staysClosedText : texts.closeText,
  };
}
