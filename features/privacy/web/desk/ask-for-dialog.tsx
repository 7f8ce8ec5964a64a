import { useMutation } from "@tanstack/react-query";
import { useId, useState } from "react";
import { bareMobileNo } from "#engine/contract/mobile-number.ts";
import { call } from "#engine/web/data/api-client.ts";
import { RadioSegments } from "#engine/web/ui/form/choices.tsx";
import { Form } from "#engine/web/ui/form/form.tsx";
import { FormDialog } from "#engine/web/ui/form/form-dialog.tsx";
import { TextArea } from "#engine/web/ui/form/text-area.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { MobileField } from "#features/auth/web";
import {
  askForPerson,
  longestReason,
  type RequestKind,
  requestKinds,
  shortestReason,
} from "../../contract/privacy.ts";
import { askRequestsAgain } from "../api.ts";
import { usePrivacyTexts } from "../words.ts";

/** Notes what somebody asked for by letter or phone. */
export function AskForDialog({ onClose }: { readonly onClose: () => void }) {
  const texts = usePrivacyTexts();
  const formId = useId();
  const [kind, setKind] = useState<RequestKind>("erasure");
  const [mobileNo, setMobileNo] = useState("");
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const asking = useMutation({
    mutationFn: () => call(askForPerson, { body: { mobileNo: bareMobileNo(mobileNo), kind, reason } }),
    onSuccess: async () => {
      showMessage(texts.noted);
      onClose();
      await askRequestsAgain();
    },
  });
  const wrongNumber = /^[6-9][0-9]{9}$/.test(bareMobileNo(mobileNo)) ? undefined : texts.mobileWrong;
  const wrongReason = reason.trim().length < shortestReason ? texts.reasonWrong : undefined;
  const { error } = asking;
  return (
    <FormDialog
      title={texts.askFor}
      formId={formId}
      cancelText={texts.cancel}
      submitText={texts.go}
      busy={asking.isPending}
      onClose={onClose}
    >
      <Form
        id={formId}
        close
        trouble={error ? (sentenceOf(error) ?? texts.notSent) : undefined}
        onSubmit={() => {
          setTried(true);
          if (!wrongNumber && !wrongReason && !asking.isPending) asking.mutate();
        }}
      >
        <p>{texts.askForHint}</p>
        <MobileField
          isOwn={false}
          label={texts.mobile}
          value={mobileNo}
          onType={setMobileNo}
          error={isTried ? wrongNumber : undefined}
        />
        <RadioSegments
          label={texts.what}
          value={kind}
          onChoose={setKind}
          choices={requestKinds.map((value) => ({ value, text: texts.kindOf(value) }))}
        />
        <TextArea
          label={texts.reason}
          hint={texts.reasonHint}
          name="reason"
          maxLength={longestReason}
          value={reason}
          error={isTried ? wrongReason : undefined}
          onChange={setReason}
        />
      </Form>
    </FormDialog>
  );
}
