import { useState } from "react";
import type { AnswerOf } from "#engine/contract/endpoint.ts";
import { call } from "#engine/web/data/api-client.ts";
import { reloadSession } from "#engine/web/data/session.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { type beginSecondFactor, confirmSecondFactor } from "../../contract/second-factor.ts";
import { useSubmission } from "../use-submission.ts";
import { useSecondFactorTexts } from "./second-factor.texts.ts";

export type SetUp = AnswerOf<typeof beginSecondFactor>;

/** The secret as QR code, link and text, and the first code that turns it on. */
export function SecondFactorSetUp({
  setUp: { qr, link, secret },
  onSet,
}: {
  readonly setUp: SetUp;
  readonly onSet: (recoveryCodes: readonly string[]) => void;
}) {
  const texts = useSecondFactorTexts();
  const [code, setCode] = useState("");
  const sending = useSubmission({
    check: () => ({ code: /^\d{6}$/.test(code.trim()) ? undefined : "codeNeeded" }),
    send: () => call(confirmSecondFactor, { body: { code } }),
    onDone({ recoveryCodes }) {
      onSet(recoveryCodes);
      void reloadSession();
    },
    fieldOf: { "auth/wrong-second-factor": "code" },
  });
  return (
    <form ref={sending.form} className="stack" noValidate onSubmit={sending.onSubmit}>
      <p>{texts.scan}</p>
      <svg
        role="img"
        aria-label={texts.qr}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
        className="mx-auto block w-full max-w-60 bg-white text-black"
      >
        <path d={qr.path} fill="currentColor" />
      </svg>
      <a className="link only-m" href={link}>
        {texts.openApp}
      </a>
      <p className="t-note">
        {texts.secret} <b className="num break-all">{secret.match(/.{1,4}/g)?.join(" ")}</b>
      </p>
      <TextField
        label={texts.code}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={sending.errorOf("code")}
      />
      {sending.trouble && <Note job="trouble">{sending.trouble}</Note>}
      <Button type="submit" wide busy={sending.isSending}>
        {texts.confirm}
      </Button>
    </form>
  );
}
