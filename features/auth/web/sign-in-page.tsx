import { Link, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { call } from "#engine/web/data/api-client.ts";
import { beginSession } from "#engine/web/data/session.ts";
import { takeTarget } from "#engine/web/routes/kept-target.ts";
import { startPageOf } from "#engine/web/routes/start-page.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { signIn } from "../contract/auth.ts";
import { mobileComplaint } from "./checks.ts";
import { Door } from "./door.tsx";
import { MobileField } from "./mobile-field.tsx";
import { PasswordField } from "./password-field.tsx";
import {
  SecondStepField,
  secondFactorPath,
  secondStepRefusals,
  useSecondStep,
} from "./second-factor/second-step.tsx";
import { useSubmission } from "./use-submission.ts";
import { useAuthTexts } from "./words.ts";

/** Mobile number and password, or a one-time code instead; leads to the address that a guard kept, else home. */
export function SignInPage() {
  const texts = useAuthTexts();
  const router = useRouter();
  const [mobileNo, setMobileNo] = useState("");
  const [password, setPassword] = useState("");
  const [isByCode, setByCode] = useState(false);
  const step = useSecondStep();
  const sending = useSubmission({
    check: () => ({
      mobileNo: mobileComplaint(mobileNo),
      password: password === "" && !isByCode ? "passwordNeeded" : undefined,
    }),
    async send() {
      if (!isByCode) return step.watch(call(signIn, { body: { mobileNo, password, ...step.body } }));
      // Fetched when it is wanted: this page is the first screen.
      const { askSignInCode } = await import("./codes/ask-sign-in-code.ts");
      return askSignInCode(mobileNo);
    },
    onDone(session) {
      if (!session) return void router.navigate({ to: "/auth/otp" });
      beginSession(session);
      router.history.replace(session.needsSecondFactor ? secondFactorPath : takeTarget(startPageOf(session)));
    },
    fieldOf: secondStepRefusals,
  });
  return (
    <Door title={texts.signIn} intro={texts.signInIntro}>
      <form ref={sending.form} className="stack" noValidate onSubmit={sending.onSubmit}>
        <MobileField value={mobileNo} onType={setMobileNo} error={sending.errorOf("mobileNo")} />
        {!isByCode && (
          <PasswordField value={password} onType={setPassword} error={sending.errorOf("password")} />
        )}
        {step.isAsked && !isByCode && <SecondStepField step={step} error={sending.errorOf("secondFactor")} />}
        <p className="t-note between door-ways">
          <button type="button" className="link" onClick={() => setByCode(!isByCode)}>
            {isByCode ? texts.byPassword : texts.byCode}
          </button>
          {!isByCode && (
            <Link className="link" to="/auth/reset">
              {texts.forgot}
            </Link>
          )}
        </p>
        {sending.trouble && <Note job="trouble">{sending.trouble}</Note>}
        <Button type="submit" wide busy={sending.isSending}>
          {isByCode ? texts.sendCode : texts.signIn}
        </Button>
      </form>
      <p className="t-note text-center">
        {texts.newHere}{" "}
        <Link className="link" to="/auth/signup">
          {texts.signUp}
        </Link>
      </p>
    </Door>
  );
}
