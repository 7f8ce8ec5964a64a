import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { beginHomeTour } from "#engine/web/browser/home-tour.ts";
import { call } from "#engine/web/data/api-client.ts";
import { beginSession } from "#engine/web/data/session.ts";
import { takeTarget } from "#engine/web/routes/kept-target.ts";
import { startPageOf } from "#engine/web/routes/start-page.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { verifyCode } from "../../contract/auth.ts";
import { codeComplaint, newPasswordComplaint } from "../checks.ts";
import { PasswordField } from "../password-field.tsx";
import { ResendLine } from "../resend-line.tsx";
import {
  SecondStepField,
  secondFactorPath,
  secondStepRefusals,
  useSecondStep,
} from "../second-factor/second-step.tsx";
import { useSubmission } from "../use-submission.ts";
import { useAuthTexts } from "../words.ts";
import { useCodeTexts } from "./code.texts.ts";
import { CodeField } from "./code-field.tsx";
import { type CodeRequest, forgetCodeRequest } from "./code-request.ts";

const fieldOfRefusal = {
  "auth/wrong-code": "code",
  "auth/code-expired": "code",
  ...secondStepRefusals,
} as const;

/** The code, for a reset the new password too, and the wait for another code. */
export function CodeForm({
  request,
  onRenewed,
}: {
  readonly request: CodeRequest;
  readonly onRenewed: (request: CodeRequest) => void;
}) {
  const texts = useAuthTexts();
  const words = useCodeTexts();
  const router = useRouter();
  const isReset = request.purpose === "reset";
  const [code, setCode] = useState("");
  const [newPassword, setNewPassword] = useState("");
  const step = useSecondStep();
  const sending = useSubmission({
    check: () => ({
      code: codeComplaint(code, request.codeLength),
      newPassword: isReset ? newPasswordComplaint(newPassword) : undefined,
    }),
    send: () =>
      step.watch(
        call(verifyCode, {
          body: { requestId: request.requestId, code, ...(isReset ? { newPassword } : {}), ...step.body },
        }),
      ),
    onDone({ referral, ...session }) {
      forgetCodeRequest();
      if (request.purpose === "sign-up") beginHomeTour();
      beginSession(session);
      router.history.replace(session.needsSecondFactor ? secondFactorPath : takeTarget(startPageOf(session)));
      if (referral) showMessage(referralWords(referral));
    },
    fieldOf: fieldOfRefusal,
  });
  const renewed = (next: CodeRequest): void => {
    if (next.requestId !== request.requestId) setCode("");
    onRenewed(next);
  };
  return (
    <form ref={sending.form} className="stack" noValidate onSubmit={sending.onSubmit}>
      <div>
        <CodeField
          codeLength={request.codeLength}
          value={code}
          onType={setCode}
          error={sending.errorOf("code")}
        />
        <ResendLine key={request.resendFrom} request={request} onRenewed={renewed} />
      </div>
      {isReset && (
        <PasswordField
          isNew
          label={texts.newPassword}
          name="newPassword"
          value={newPassword}
          onType={setNewPassword}
          error={sending.errorOf("newPassword")}
        />
      )}
      {step.isAsked && <SecondStepField step={step} error={sending.errorOf("secondFactor")} />}
      {sending.trouble && <Note job="trouble">{sending.trouble}</Note>}
      <Button type="submit" wide busy={sending.isSending} disabled={code.length < request.codeLength}>
        {request.purpose === "sign-in" ? texts.signIn : isReset ? words.setPassword : words.open}
      </Button>
    </form>
  );
}

/** What became of the referring number: said once, now that the account is open. */
function referralWords(referral: "counted" | "unknown"): string {
  const words = useCodeTexts.now();
  return referral === "counted" ? words.referralCounted : words.referralUnknown;
}
