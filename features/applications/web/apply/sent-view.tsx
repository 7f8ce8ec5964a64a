import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#engine/web/data/api-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { ConfirmDialog } from "#engine/web/ui/overlay/dialog.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { Written } from "#engine/web/ui/wording.tsx";
import {
  type OwnApplication,
  type OwnApplications,
  withdrawApplication,
} from "../../contract/applications.ts";
import { takeOwn } from "../api.ts";
import { FactsList } from "../facts-list.tsx";
import { useApplicationsTexts } from "../words.ts";
import { useApplyTexts } from "./apply.texts.ts";
import { StatusCard } from "./status-card.tsx";

interface Sent {
  readonly application: OwnApplication;
  readonly known: OwnApplications;
}

/** An application that is being checked: what was sent, what comes next, and the way to take it back. */
export function Waiting({ application, known }: Sent) {
  const texts = useApplyTexts();
  const words = useApplicationsTexts();
  const { kind, facts } = application;
  const [isAsking, setAsking] = useState(false);
  const withdrawal = useMutation({
    mutationFn: () => call(withdrawApplication, { params: { kind } }),
    onSuccess: (withdrawn) => {
      takeOwn(withdrawn);
      showMessage(texts.withdrawn);
    },
    onError: (error) => showMessage(sentenceOf(error) ?? words.notSent),
    onSettled: () => setAsking(false),
  });
  return (
    <div className="cols two">
      <div className="stack">
        <Note>{texts.beingChecked}</Note>
        <FactsList kind={kind} facts={facts} account={known.account} title={texts.yourFacts} />
        <div>
          <Button look="onpaper" onClick={() => setAsking(true)}>
            {texts.withdraw}
          </Button>
        </div>
        {isAsking && (
          <ConfirmDialog
            title={texts.withdrawTitle}
            confirmText={texts.withdraw}
            busy={withdrawal.isPending}
            onConfirm={() => withdrawal.mutate()}
            onClose={() => setAsking(false)}
          >
            {texts.withdrawText}
          </ConfirmDialog>
        )}
      </div>
      <div className="order-first lg:order-none">
        <StatusCard kind={kind} application={application} />
      </div>
    </div>
  );
}

/** An application that was refused: why, and the way to a new one. */
export function Ended({ application, known, onAgain }: Sent & { readonly onAgain: () => void }) {
  const texts = useApplyTexts();
  const { kind, facts, reason } = application;
  return (
    <div className="cols two">
      <div className="stack">
        <Note job="trouble">
          <b>{texts.refusedBecause}</b> <Written>{reason ?? ""}</Written>
        </Note>
        <FactsList kind={kind} facts={facts} account={known.account} title={texts.yourFacts} />
        <div>
          <Button onClick={onAgain}>{texts.applyAgain}</Button>
        </div>
      </div>
      <div className="order-first lg:order-none">
        <StatusCard kind={kind} application={application} />
      </div>
    </div>
  );
}
