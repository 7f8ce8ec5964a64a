import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { ApiError, call } from "#engine/web/data/api-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Form } from "#engine/web/ui/form/form.tsx";
import { FormDialog } from "#engine/web/ui/form/form-dialog.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { ConfirmDialog } from "#engine/web/ui/overlay/dialog.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { approveLicence, returnLicence } from "../../contract.ts";
import { readRequestsAgain } from "../api.ts";
import { useLicencesTexts } from "../licences.texts.ts";

interface Decided {
  readonly title: string;
  readonly requestId: number;
}

/** Approve after a question, send back with a reason. */
export function DecideButtons(decided: Decided) {
  const texts = useLicencesTexts();
  const [asked, setAsked] = useState<"approve" | "return">();
  const close = (): void => setAsked(undefined);
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <Button
        look="onpaper"
        aria-label={`${texts.sendBack}: ${decided.title}`}
        onClick={() => setAsked("return")}
      >
        {texts.sendBack}
      </Button>
      <Button aria-label={`${texts.approve}: ${decided.title}`} onClick={() => setAsked("approve")}>
        {texts.approve}
      </Button>
      {asked === "approve" && <ApproveDialog {...decided} onClose={close} />}
      {asked === "return" && <ReturnDialog {...decided} onClose={close} />}
    </div>
  );
}

function ApproveDialog({ title, requestId, onClose }: Decided & { readonly onClose: () => void }) {
  const texts = useLicencesTexts();
  const approving = useMutation({
    mutationFn: () => call(approveLicence, { params: { requestId } }),
    onSuccess: () => showMessage(texts.approvedNow),
    onError: (error) => showMessage(sentenceOf(error) ?? texts.noConnection),
    // Decided meanwhile: the queue behind shows how it stands now.
    onSettled: async () => {
      onClose();
      await readRequestsAgain();
    },
  });
  return (
    <ConfirmDialog
      title={texts.approveTitle(title)}
      confirmText={texts.approve}
      confirmLook="main"
      busy={approving.isPending}
      onClose={onClose}
      onConfirm={() => approving.mutate()}
    >
      {texts.approveText}
    </ConfirmDialog>
  );
}

function ReturnDialog({ title, requestId, onClose }: Decided & { readonly onClose: () => void }) {
  const texts = useLicencesTexts();
  const formId = useId();
  const [reason, setReason] = useState("");
  const returning = useMutation({
    mutationFn: () => call(returnLicence, { params: { requestId }, body: { reason } }),
    onSuccess: async () => {
      showMessage(texts.sentBackNow);
      onClose();
      await readRequestsAgain();
    },
  });
  const { error } = returning;
  const beside = error instanceof ApiError ? error.fields["reason"] : undefined;
  return (
    <FormDialog
      {...{ title: texts.sendBackTitle(title), formId, cancelText: texts.cancel, submitText: texts.sendBack }}
      busy={returning.isPending}
      onClose={() => {
        onClose();
        if (error) void readRequestsAgain();
      }}
    >
      <Form
        close
        id={formId}
        trouble={error && !beside ? (sentenceOf(error) ?? texts.noConnection) : undefined}
        onSubmit={() => {
          if (!returning.isPending) returning.mutate();
        }}
      >
        <TextField
          label={texts.reason}
          hint={texts.reasonHint}
          error={beside}
          name="reason"
          value={reason}
          maxLength={300}
          autoComplete="off"
          onChange={({ target }) => setReason(target.value)}
        />
      </Form>
    </FormDialog>
  );
}
