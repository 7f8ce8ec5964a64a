import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { mobileText } from "#engine/contract/mobile-number.ts";
import { ButtonLink } from "#engine/web/ui/button.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { useCodeTexts } from "./codes/code.texts.ts";
import { CodeForm } from "./codes/code-form.tsx";
import { currentCodeRequest } from "./codes/code-request.ts";
import { Door } from "./door.tsx";
import { useAuthTexts } from "./words.ts";

/** Where the number was typed. */
const pageOf = { "sign-up": "/auth/signup", "sign-in": "/auth/signin", reset: "/auth/reset" } as const;

/** The page of the one-time code: proves the number, opens the account, signs in or sets the new password. */
export function OtpPage() {
  const texts = useAuthTexts();
  const words = useCodeTexts();
  const [request, setRequest] = useState(currentCodeRequest);
  if (request === null) {
    return (
      <Door title={words.otpTitle} intro="">
        <Note>{words.noRequest}</Note>
        <ButtonLink wide to="/auth/signup">
          {texts.signUp}
        </ButtonLink>
        <ButtonLink wide look="second" to="/auth/reset">
          {texts.forgot}
        </ButtonLink>
      </Door>
    );
  }
  const intro = (
    <>
      {words.sentTo(request.codeLength)}{" "}
      <b className="num whitespace-nowrap text-ink">{mobileText(request.maskedMobileNo)}</b>.{" "}
      <Link className="link" to={pageOf[request.purpose]}>
        {words.change}
      </Link>
    </>
  );
  return (
    <Door title={words.otpTitle} intro={intro}>
      <CodeForm request={request} onRenewed={setRequest} />
      <p className="t-note text-center">
        {texts.haveAccount}{" "}
        <Link className="link" to="/auth/signin">
          {texts.signIn}
        </Link>
      </p>
    </Door>
  );
}
