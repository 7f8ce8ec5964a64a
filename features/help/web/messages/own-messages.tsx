import { useQuery } from "@tanstack/react-query";
import { Card } from "#engine/web/ui/card.tsx";
import { formatDate } from "#engine/web/words/dates.ts";
import { useLanguage } from "#engine/web/words/language.ts";
import type { OwnMessage } from "../../contract.ts";
import { ownMessagesQuery } from "./messages.api.ts";
import { useMessagesTexts } from "./messages.texts.ts";

/** What the person wrote to support before, with the answers; nothing while there is nothing to show. */
export function OwnMessages() {
  const texts = useMessagesTexts();
  const { data: messages } = useQuery(ownMessagesQuery);
  if (!messages || messages.length === 0) return null;
  return (
    <section className="stack-s" aria-labelledby="own-messages">
      <h2 id="own-messages" className="h2">
        {texts.yours}
      </h2>
      <ul className="stack-s">
        {messages.map((message) => (
          <li key={message.messageId}>
            <Message message={message} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Message({ message: { text, sentAt, closing } }: { readonly message: OwnMessage }) {
  const texts = useMessagesTexts();
  const language = useLanguage();
  const day = closing && formatDate(closing.at, language);
  return (
    <Card pad>
      <p className="t-small c2 num">{formatDate(sentAt, language)}</p>
      <p className="whitespace-pre-line break-words">{text}</p>
      {closing && closing.answer !== null && day !== null && (
        <div className="mt-2 border-line border-t pt-2">
          <p className="t-small c2 num">{texts.weAnswered(day)}</p>
          <p className="whitespace-pre-line break-words">{closing.answer}</p>
        </div>
      )}
      {closing?.answer === null && day !== null && <p className="t-small c2 num">{texts.weCalled(day)}</p>}
      {!closing && <p className="t-small c2">{texts.waits}</p>}
    </Card>
  );
}
