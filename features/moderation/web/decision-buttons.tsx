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
import { casesQuery } from "./api.ts";
import { useModerationTexts } from "./words.ts";

const readAgain = () => queryClient.invalidateQueries({ queryKey: casesQuery.queryKey });

/** Keeps or hides what was reported; hiding asks for the reason that its author reads. */
export function DecisionButtons({ of: { caseId, appeal } }: { readonly of: ModerationCase }) {
  const texts = useModerationTexts();
  const [asked, setAsked] = useState<"hide" | "warn">();
  const send = (decision: Decision, reason: string) =>
    call(decideCase, { params: { caseId }, body: { decision, reason } });
  const keeping = useMutation({
    mutationFn: () => send("keep", ""),
    onSuccess: () => showMessage(texts.decided),
    onSettled: readAgain,
  });
  useErrorMessage(keeping.error);
  const hideText = appeal ? texts.staysHidden : texts.hide;
  const hideTitle = appeal ? texts.upholdTitle : texts.hideTitle;
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="second" busy={keeping.isPending} onClick={() => keeping.mutate()}>
        {appeal ? texts.showAgain : texts.keep}
      </Button>
      <Button look="danger" onClick={() => setAsked("hide")}>
        {hideText}
      </Button>
      {!appeal && (
        <Button look="danger" onClick={() => setAsked("warn")}>
          {texts.warn}
        </Button>
      )}
      {asked && (
        <ReasonDialog
          title={asked === "warn" ? texts.warnTitle : hideTitle}
          label={texts.reason}
          hint={texts.reasonHint}
          submitText={asked === "warn" ? texts.warn : hideText}
          cancelText={texts.cancel}
          notSent={texts.notSent}
          longest={longestReason}
          send={(reason) => send(asked, reason)}
          saidOf={() => texts.decided}
          onSent={readAgain}
          onClose={() => setAsked(undefined)}
        >
          {appeal ? texts.upholdText : texts.hideText}
        </ReasonDialog>
      )}
    </div>
  );
}
