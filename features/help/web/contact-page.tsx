import "./help.css";
import { Link } from "@tanstack/react-router";
import { Phone } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { classes } from "#engine/web/ui/classes.tsx";
import { Field } from "#engine/web/ui/form/field.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { lazyPart } from "#engine/web/ui/page/lazy-part.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { supportPhone } from "#engine/web/words/product.ts";
import { maximumMessageLength } from "../contract.ts";
import { useHelpTitles } from "./titles.ts";
import { useSendMessage } from "./use-send-message.ts";
import { useHelpTexts } from "./words.ts";

/** Fetched beside the form, which does not wait for it. */
const OwnMessages = lazyPart<object>(
  () => import("./messages/own-messages.tsx").then((module) => module.OwnMessages),
  { isQuiet: true },
);

/** The support line, and a message to the team; what is typed stays until it was sent. */
export function ContactPage() {
  const texts = useHelpTexts();
  const titles = useHelpTitles();
  return (
    <PageBody className="cols even">
      <div className="stack">
        <Card pad>
          <a className="row contact-line" href={supportPhone().dialled}>
            <Icon shape={Phone} />
            <span>
              <span className="t-note c2">{texts.supportLine}</span>
              <b className="num">{supportPhone().shown}</b>
            </span>
          </a>
        </Card>
        <p className="t-note">
          <Link to="/app/chats/$chatKey" params={{ chatKey: "support" }} className="link inline-block py-3">
            {texts.chat}
          </Link>
        </p>
        <p className="t-note">
          <Link to="/app/home/social/faq" className="link inline-block py-3">
            {titles.faq}
          </Link>
        </p>
        <OwnMessages />
      </div>
      <Card pad>
        <MessageForm />
      </Card>
    </PageBody>
  );
}

function MessageForm() {
  const texts = useHelpTexts();
  const sending = useSendMessage();
  const [isNeeded, setNeeded] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const isEmpty = sending.text.trim() === "";
    setNeeded(isEmpty);
    if (!isEmpty) sending.send();
  };
  const error = isNeeded && sending.text.trim() === "" ? texts.messageNeeded : sending.refused;
  return (
    <form className="stack" noValidate onSubmit={submit}>
      {sending.isSent && <Note>{texts.sent}</Note>}
      {sending.trouble && <Note job="trouble">{sending.trouble}</Note>}
      <Field label={texts.message} hint={texts.messageHint} error={error}>
        {(binding) => (
          <div className={classes("input", error && "bad")}>
            <textarea
              {...binding}
              rows={5}
              maxLength={maximumMessageLength}
              value={sending.text}
              onChange={(event) => sending.type(event.target.value)}
            />
          </div>
        )}
      </Field>
      <Button type="submit" busy={sending.isSending}>
        {texts.send}
      </Button>
    </form>
  );
}
