import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { ApiError } from "#engine/web/data/api-client.ts";
import { OptionRows } from "#engine/web/ui/form/choices.tsx";
import { Form } from "#engine/web/ui/form/form.tsx";
import { FormDialog } from "#engine/web/ui/form/form-dialog.tsx";
import { TextArea } from "#engine/web/ui/form/text-area.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { longestReport, type ReportBody, type ReportReason, reportReasons } from "../contract/reports.ts";
import { useModerationTexts } from "./words.ts";

/** Reports something to support with one of the reasons; `send` calls its owner. */
export function ReportDialog({
  reasons = reportReasons,
  hint,
  send,
  onClose,
}: {
  /** The first one is chosen. */
  readonly reasons?: readonly ReportReason[];
  /** What support sees and says of it, where that is special. */
  readonly hint?: string;
  readonly send: (report: ReportBody) => Promise<unknown>;
  readonly onClose: () => void;
}) {
  const texts = useModerationTexts();
  const formId = useId();
  const [reason, setReason] = useState<ReportReason>(reasons[0] ?? "other");
  const [words, setWords] = useState("");
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => send({ reason, words }),
    onSuccess: () => {
      showMessage(texts.reported);
      onClose();
    },
  });
  const refused = error instanceof ApiError ? error.fields["words"] : undefined;
  return (
    <FormDialog
      {...{
        title: texts.reportTitle,
        formId,
        cancelText: texts.cancel,
        submitText: texts.reportSend,
        onClose,
      }}
      busy={isPending}
    >
      <Form
        close
        id={formId}
        trouble={error && !refused ? (sentenceOf(error) ?? texts.notReported) : undefined}
        onSubmit={() => {
          if (!isPending) mutate();
        }}
      >
        <OptionRows
          label={texts.reportTitle}
          choices={reasons.map((value) => ({ value, text: texts[value] }))}
          value={reason}
          onChoose={setReason}
        />
        <TextArea
          label={texts.reportWords}
          hint={hint ?? texts.reportHint}
          name="words"
          maxLength={longestReport}
          value={words}
          error={refused}
          onChange={setWords}
        />
      </Form>
    </FormDialog>
  );
}
