import { useState } from "react";
import { Button } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { sentenceOf } from "#engine/web/ui/page/answer.tsx";
import { formatTime } from "#engine/web/words/dates.ts";
import { useLanguage } from "#engine/web/words/language.ts";
import { formatPaise } from "#engine/web/words/money.ts";
import { codeIn, useCodeInput } from "#features/auth/web";
import type { Consent, Farmer } from "../../contract/assist.ts";
import type { Checkout } from "../../contract/checkout.ts";
import { useAssistTexts } from "./assist.texts.ts";
import { type SentCode, useConsent, useSecondsUntil } from "./use-consent.ts";

const codeLength = 6;

/**
 * The farmer's consent: offered, never forced. A code is sent to the farmer, who tells it to the agent; when the order
 * differs from what was agreed to, it is asked for again.
 */
export function ConsentCard({
  farmer,
  totalInPaise,
  consent,
  save,
  onWithdraw,
}: {
  readonly farmer: Farmer;
  /** The final customer price of now, also of what is typed and not kept yet. */
  readonly totalInPaise: number;
  /** What this farmer agreed to, measured against what is typed. */
  readonly consent: Consent | null;
  /** Keeps what is typed; the farmer is asked for what the server has. */
  readonly save: () => Promise<Checkout | null>;
  readonly onWithdraw: () => void;
}) {
  const texts = useAssistTexts();
  const language = useLanguage();
  const asking = useConsent(save);
  if (consent?.isCurrent) {
    return (
      <Card pad className="stack-s" aria-label={texts.consentTitle}>
        <h2 className="h2">{texts.consentTitle}</h2>
        <Note job="done">
          {texts.agreed(
            farmer.firstName,
            formatPaise(consent.totalInPaise),
            formatTime(consent.agreedAt, language),
          )}
        </Note>
      </Card>
    );
  }
  const { sent } = asking;
  return (
    <Card pad className="stack-s" aria-label={texts.consentTitle}>
      <h2 className="h2">{texts.consentTitle}</h2>
      {consent && !sent ? (
        <Note job="trouble">{texts.outdated(farmer.firstName, formatPaise(consent.totalInPaise))}</Note>
      ) : (
        <p className="t-note">{texts.consentAsk(farmer.firstName, formatPaise(totalInPaise))}</p>
      )}
      {sent && sent.mobileNo === farmer.mobileNo ? (
        <CodeEntry sent={sent} asking={asking} />
      ) : (
        <Button look="second" busy={asking.isSending} onClick={asking.send}>
          {consent ? texts.askAgain : texts.sendCode(farmer.mobileNo)}
        </Button>
      )}
      {asking.sendError && <Note job="trouble">{sentenceOf(asking.sendError) ?? texts.notSaved}</Note>}
      {consent && (
        <Button look="quiet" onClick={onWithdraw}>
          {texts.goWithout}
        </Button>
      )}
      {!consent && <p className="t-small c2">{texts.consentWithout}</p>}
    </Card>
  );
}

/** The code in one field, so that pasting the whole message works too. */
function CodeEntry({
  sent,
  asking,
}: {
  readonly sent: SentCode;
  readonly asking: ReturnType<typeof useConsent>;
}) {
  const texts = useAssistTexts();
  const [code, setCode] = useState("");
  const [isShort, setShort] = useState(false);
  const seconds = useSecondsUntil(sent.resendFrom);
  const refused = asking.proveError && (sentenceOf(asking.proveError) ?? texts.notSaved);
  const error = isShort && code.length < codeLength ? texts.codeShort : (refused ?? undefined);
  const input = useCodeInput(codeLength, error);
  const confirm = (): void => {
    setShort(code.length < codeLength);
    if (code.length === codeLength) asking.prove(code);
  };
  return (
    <form
      className="stack-s"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        confirm();
      }}
    >
      <p className="t-note c2" role="status">
        {texts.codeSent(sent.mobileNo)}
      </p>
      <TextField
        {...input}
        label={texts.code}
        name="consentCode"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        error={error}
        onChange={(event) => {
          asking.forgetRefusal();
          setCode(codeIn(event.target.value, codeLength));
        }}
      />
      <div className="between flex-wrap">
        <Button type="submit" look="second" busy={asking.isProving}>
          {texts.confirmCode}
        </Button>
        {seconds > 0 ? (
          <span className="t-note c2 num">{texts.newCodeIn(seconds)}</span>
        ) : (
          <Button look="quiet" busy={asking.isSending} onClick={asking.send}>
            {texts.sendAgain}
          </Button>
        )}
      </div>
    </form>
  );
}
