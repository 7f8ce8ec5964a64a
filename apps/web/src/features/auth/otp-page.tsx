import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { ButtonLink } from "#ui/button";
import { Note } from "#ui/note";
import { useAuthTexts } from "./auth.texts.ts";
import { CodeForm } from "./code-form.tsx";
import { currentCodeRequest } from "./code-request.ts";
import { Door } from "./door.tsx";

/** The page of the one-time code: proves the number, opens the account or sets the new password. */
export function OtpPage() {
  const texts = useAuthTexts();
  const [request, setRequest] = useState(currentCodeRequest);
  if (request === null) {
    return (
      <Door title={texts.otpTitle} intro="">
        <Note>{texts.noRequest}</Note>
        <ButtonLink wide to="/auth/signup">
          {texts.signUp}
        </ButtonLink>
        <ButtonLink wide look="second" to="/auth/reset">
          {texts.forgot}
        </ButtonLink>
      </Door>
    );
  }
  const isReset = request.purpose === "reset";
  const intro = (
    <>
      {texts.sentTo(request.codeLength)}{" "}
      <b className="num whitespace-nowrap text-ink">+91 {request.maskedMobileNo}</b>.{" "}
      <Link className="link" to={isReset ? "/auth/reset" : "/auth/signup"}>
        {texts.change}
      </Link>
    </>
  );
  return (
    <Door title={texts.otpTitle} intro={intro}>
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
