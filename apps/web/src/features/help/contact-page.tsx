import "./help.css";
import { maximumMessageLength } from "@santha/contract/help";
import { Link } from "@tanstack/react-router";
import { Phone } from "lucide-react";
import { type FormEvent, useState } from "react";
import { supportPhone } from "#lib/product";
import { Button } from "#ui/button";
import { Card } from "#ui/card";
import { classes } from "#ui/classes";
import { Field } from "#ui/field";
import { Icon } from "#ui/icon";
import { Note } from "#ui/note";
import { PageBody } from "#ui/page";
import { useHelpTexts } from "./help.texts.ts";
import { useHelpTitles } from "./help.titles.ts";
import { useSendMessage } from "./use-send-message.ts";

/** The support line, and a message to the team; what is typed stays until it was sent. */
export function ContactPage() {
  const texts = useHelpTexts();
  const titles = useHelpTitles();
  return (
    <PageBody className="stack">
      <Card pad>
        <a className="row contact-line" href={supportPhone().dialled}>
          <Icon shape={Phone} />
          <span>
            <span className="t-note c2">{texts.supportLine}</span>
            <b className="num">{supportPhone().shown}</b>
          </span>
        </a>
      </Card>
      <Card pad>
        <MessageForm />
      </Card>
      <p className="t-note">
        <Link to="/app/home/social/faq" className="link inline-block py-3">
          {titles.faq}
        </Link>
      </p>
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
    <form className="stack contact-form" noValidate onSubmit={submit}>
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
