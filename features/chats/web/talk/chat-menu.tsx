import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { ApiError, call } from "#engine/web/data/api-client.ts";
import { Button, ButtonLink } from "#engine/web/ui/button.tsx";
import { OptionRows } from "#engine/web/ui/form/choices.tsx";
import { useErrorMessage } from "#engine/web/ui/form/error-message.tsx";
import { Form } from "#engine/web/ui/form/form.tsx";
import { FormDialog } from "#engine/web/ui/form/form-dialog.tsx";
import { TextArea } from "#engine/web/ui/form/text-area.tsx";
import { ConfirmDialog, Sheet } from "#engine/web/ui/overlay/dialog.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { blockPerson } from "#features/people/contract.ts";
import { type ChatView, type ReportReason, reportChat, reportReasons } from "../../contract/chats.ts";
import { longestReport } from "../../contract/shapes.ts";
import { askChatsAgain } from "../api.ts";
import { useChatsTexts } from "../words.ts";

/** What is done seldom in a chat with a person: the profile is opened, the person is blocked or reported. */
export function ChatMenu({ view, onClose }: { readonly view: ChatView; readonly onClose: () => void }) {
  const texts = useChatsTexts();
  const [next, setNext] = useState<"block" | "report" | null>(null);
  const { partner, chatKey } = view;
  if (!partner) return null;
  const { profileKey } = partner;
  if (next === "block") return <BlockDialog {...{ profileKey, onClose }} />;
  if (next === "report") return <ReportDialog {...{ chatKey, onClose }} />;
  return (
    <Sheet title={texts.menu} onClose={onClose}>
      <div className="stack-s">
        <ButtonLink
          look="onpaper"
          wide
          to="/app/profiles/$profileKey"
          params={{ profileKey }}
          onClick={onClose}
        >
          {texts.profile}
        </ButtonLink>
        <Button look="onpaper" wide onClick={() => setNext("block")}>
          {texts.block}
        </Button>
        <Button look="onpaper" wide onClick={() => setNext("report")}>
          {texts.report}
        </Button>
      </div>
    </Sheet>
  );
}

/** Asks before a person is blocked. */
export function BlockDialog({
  profileKey,
  onClose,
}: {
  readonly profileKey: string;
  readonly onClose: () => void;
}) {
  const texts = useChatsTexts();
  const blocking = useMutation({
    mutationFn: () => call(blockPerson, { params: { profileKey } }),
    onSuccess: async () => {
      showMessage(texts.blocked);
      onClose();
      await askChatsAgain();
    },
  });
  useErrorMessage(blocking.error);
  return (
    <ConfirmDialog
      title={texts.blockTitle}
      confirmText={texts.block}
      busy={blocking.isPending}
      onConfirm={() => blocking.mutate()}
      onClose={onClose}
    >
      {texts.blockText}
    </ConfirmDialog>
  );
}

function ReportDialog({ chatKey, onClose }: { readonly chatKey: string; readonly onClose: () => void }) {
  const texts = useChatsTexts();
  const formId = useId();
  const [reason, setReason] = useState<ReportReason>("rude");
  const [words, setWords] = useState("");
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => call(reportChat, { params: { chatKey }, body: { reason, words } }),
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
        trouble={error && !refused ? (sentenceOf(error) ?? texts.notDone) : undefined}
        onSubmit={() => {
          if (!isPending) mutate();
        }}
      >
        <OptionRows
          label={texts.reportTitle}
          choices={reportReasons.map((value) => ({ value, text: texts[value] }))}
          value={reason}
          onChoose={setReason}
        />
        <TextArea
          label={texts.reportWords}
          hint={texts.reportHint}
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
