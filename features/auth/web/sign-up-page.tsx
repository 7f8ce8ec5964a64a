import { getRouteApi, Link, useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { call } from "#engine/web/data/api-client.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { useLanguage } from "#engine/web/words/language.ts";
import { signUp } from "../contract/auth.ts";
import { mobileComplaint, newPasswordComplaint } from "./checks.ts";
import { useCodeTexts } from "./codes/code.texts.ts";
import { keepCodeRequest } from "./codes/code-request.ts";
import { Door } from "./door.tsx";
import { MobileField } from "./mobile-field.tsx";
import { PasswordField } from "./password-field.tsx";
import { keepTypedAccount, type TypedAccount, typedAccount, withReferral } from "./typed-account.ts";
import { useSubmission } from "./use-submission.ts";
import { useAuthTexts } from "./words.ts";

const route = getRouteApi("/auth/signup");

/** First name, mobile number, password and, if wished, who told about Santha; goes on to the code whatever the number. */
export function SignUpPage() {
  const texts = useAuthTexts();
  const words = useCodeTexts();
  const router = useRouter();
  const language = useLanguage();
  const { referrer: sentBy } = route.useSearch();
  const [account, setAccount] = useState(() => typedAccount(sentBy));
  const { firstName, mobileNo, referrer } = account;
  const [password, setPassword] = useState("");
  const type = (typed: Partial<TypedAccount>): void => setAccount({ ...account, ...typed });
  useEffect(() => keepTypedAccount(account), [account]);
  // A link may be opened while this page is shown.
  useEffect(() => setAccount((before) => withReferral(before, sentBy)), [sentBy]);
  const sending = useSubmission({
    check: () => ({
      firstName: firstName.trim() === "" ? "firstNameNeeded" : undefined,
      mobileNo: mobileComplaint(mobileNo),
      password: newPasswordComplaint(password),
      referrerMobileNo: referrer.trim() === "" ? undefined : mobileComplaint(referrer),
    }),
    send: () => {
      const named = referrer.trim() === "" ? {} : { referrerMobileNo: referrer };
      return call(signUp, { body: { firstName, mobileNo, password, language, ...named } });
    },
    onDone(sent) {
      keepCodeRequest("sign-up", mobileNo, sent);
      void router.navigate({ to: "/auth/otp" });
    },
  });
  return (
    <Door title={texts.signUp} intro={words.signUpIntro}>
      <form ref={sending.form} className="stack" noValidate onSubmit={sending.onSubmit}>
        <TextField
          label={words.firstName}
          name="firstName"
          autoComplete="given-name"
          maxLength={60}
          value={firstName}
          onChange={(event) => type({ firstName: event.target.value })}
          error={sending.errorOf("firstName")}
        />
        <MobileField
          value={mobileNo}
          onType={(typed) => type({ mobileNo: typed })}
          error={sending.errorOf("mobileNo")}
        />
        <PasswordField isNew value={password} onType={setPassword} error={sending.errorOf("password")} />
        <MobileField
          label={words.referrer}
          name="referrerMobileNo"
          isOwn={false}
          value={referrer}
          onType={(typed) => type({ referrer: typed })}
          error={sending.errorOf("referrerMobileNo")}
        />
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
