import { Link, useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { call } from "#engine/web/data/api-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { requestReset } from "../contract/auth.ts";
import { mobileComplaint } from "./checks.ts";
import { useCodeTexts } from "./codes/code.texts.ts";
import { keepCodeRequest } from "./codes/code-request.ts";
import { Door } from "./door.tsx";
import { MobileField } from "./mobile-field.tsx";
import { useSubmission } from "./use-submission.ts";
import { useAuthTexts } from "./words.ts";

/** Asks for a code to set a new password; says the same for every number. */
export function ResetPage() {
  const texts = useAuthTexts();
  const words = useCodeTexts();
  const router = useRouter();
  const [mobileNo, setMobileNo] = useState("");
  const sending = useSubmission({
    check: () => ({ mobileNo: mobileComplaint(mobileNo) }),
    send: () => call(requestReset, { body: { mobileNo } }),
    onDone(sent) {
      keepCodeRequest("reset", mobileNo, sent);
      void router.navigate({ to: "/auth/otp" });
    },
  });
  return (
    <Door title={words.reset} intro={words.resetIntro}>
      <form ref={sending.form} className="stack" noValidate onSubmit={sending.onSubmit}>
        <MobileField value={mobileNo} onType={setMobileNo} error={sending.errorOf("mobileNo")} />
        {sending.trouble && <Note job="trouble">{sending.trouble}</Note>}
        <Button type="submit" wide busy={sending.isSending}>
          {texts.sendCode}
        </Button>
      </form>
      <p className="t-note text-center">
        {texts.haveAccount}{" "}
        <Link className="link" to="/auth/signin">
          {texts.signIn}
        </Link>
      </p>
    </Door>
  );
}
