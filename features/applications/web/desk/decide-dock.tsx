import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { ConfirmDialog } from "#engine/web/ui/overlay/dialog.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { Dock } from "#engine/web/ui/page/page.tsx";
import { approveApplication, type CheckedApplication } from "../../contract/applications.ts";
import { checkedQuery, takeChecked } from "../api.ts";
import { useApplicationsTexts } from "../words.ts";
import { ApplicantReasonDialog } from "./applicant-reason-dialog.tsx";
import { useApplicationDeskTexts } from "./desk.texts.ts";

/** What can be decided about an application that waits. */
export function DecideDock({ application }: { readonly application: CheckedApplication }) {
  const texts = useApplicationDeskTexts();
  const words = useApplicationsTexts();
  const [asking, setAsking] = useState<"approve" | "more" | "refuse" | null>(null);
  const { applicationId, revision, kind } = application;
  const close = (): void => setAsking(null);
  const approval = useMutation({
    mutationFn: () => call(approveApplication, { params: { applicationId }, body: { revision } }),
    onSuccess: (approved) => {
      takeChecked(approved);
      showMessage(texts.approved);
    },
    onError: (error) => {
      showMessage(sentenceOf(error) ?? words.notSent);
      void queryClient.invalidateQueries({ queryKey: checkedQuery(applicationId).queryKey });
    },
    onSettled: close,
  });
  return (
    <>
      <Dock>
        <span className="hidden flex-1 lg:block" />
        <Button look="onpaper" onClick={() => setAsking("refuse")}>
          {texts.refuse}
        </Button>
        <Button look="onpaper" onClick={() => setAsking("more")}>
          {texts.askForMore}
        </Button>
        <Button className="flex-1 lg:flex-none lg:px-6!" onClick={() => setAsking("approve")}>
          {texts.approve}
        </Button>
      </Dock>
      {asking === "approve" && (
        <ConfirmDialog
          title={texts.approveTitleOf(kind)}
          confirmText={texts.approve}
          confirmLook="main"
          busy={approval.isPending}
          onConfirm={() => approval.mutate()}
          onClose={close}
        >
          {texts.approveText}
        </ConfirmDialog>
      )}
      {(asking === "more" || asking === "refuse") && (
        <ApplicantReasonDialog application={application} what={asking} onClose={close} />
      )}
    </>
  );
}
