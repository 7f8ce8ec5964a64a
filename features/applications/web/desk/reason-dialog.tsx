import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { ApiError, call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { Form } from "#engine/web/ui/form/form.tsx";
import { FormDialog } from "#engine/web/ui/form/form-dialog.tsx";
import { TextArea } from "#engine/web/ui/form/text-area.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { askForMore, type CheckedApplication, refuseApplication } from "../../contract/applications.ts";
import { longestNote } from "../../contract/facts.ts";
import { checkedQuery, takeChecked } from "../api.ts";
import { useApplicationsTexts } from "../words.ts";
import { useApplicationDeskTexts } from "./desk.texts.ts";

const shortest = 5;

/** Asks for the reason that the applicant reads; what was typed stays when it is refused. */
export function ReasonDialog({
  application: { applicationId, revision },
  what,
  onClose,
}: {
  readonly application: CheckedApplication;
  readonly what: "more" | "refuse";
  readonly onClose: () => void;
}) {
  const texts = useApplicationDeskTexts();
  const words = useApplicationsTexts();
  const formId = useId();
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const deciding = useMutation({
    mutationFn: () =>
      call(what === "more" ? askForMore : refuseApplication, {
        params: { applicationId },
        body: { revision, reason },
      }),
    onSuccess: (decided) => {
      takeChecked(decided);
      showMessage(what === "more" ? texts.asked : texts.refused);
      onClose();
    },
    // Decided or changed meanwhile: the page behind shows how it stands now.
    onError: () => queryClient.invalidateQueries({ queryKey: checkedQuery(applicationId).queryKey }),
  });
  const { error } = deciding;
  const refused = error instanceof ApiError ? error.fields["reason"] : undefined;
  const wrong = reason.trim().length < shortest ? texts.reasonWrong : undefined;
  return (
    <FormDialog
      title={what === "more" ? texts.askTitle : texts.refuseTitle}
      formId={formId}
      cancelText={texts.cancel}
      submitText={what === "more" ? texts.askForMore : texts.refuse}
      busy={deciding.isPending}
      onClose={onClose}
    >
      <Form
        id={formId}
        close
        trouble={error && !refused ? (sentenceOf(error) ?? words.notSent) : undefined}
        onSubmit={() => {
          setTried(true);
          if (wrong === undefined && !deciding.isPending) deciding.mutate();
        }}
      >
        <TextArea
          label={texts.reason}
          hint={texts.reasonHint}
          name="reason"
          maxLength={longestNote}
          value={reason}
          error={isTried ? (wrong ?? refused) : undefined}
          onChange={setReason}
        />
      </Form>
    </FormDialog>
  );
}
