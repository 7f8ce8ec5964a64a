import { CircleAlert } from "lucide-react";
import { useOnline } from "#engine/web/data/online.ts";
import { dropEntry, isWatched } from "#engine/web/outbox/outbox.ts";
import type { OutboxEntry } from "#engine/web/outbox/outbox-entry.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { classes } from "#engine/web/ui/classes.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { formatTime } from "#engine/web/words/dates.ts";
import { useLanguage } from "#engine/web/words/language.ts";
import { languageWritten } from "#engine/web/words/written-language.ts";
import { sendingMessage } from "../offline.ts";
import { useChatsTexts } from "../words.ts";
import { takeBack } from "./take-back.ts";

/** A message that has not arrived: a dashed edge, why it waits, and the ways to change, send or delete it. */
export function UnsentBubble({
  entry,
  canChange,
}: {
  readonly entry: OutboxEntry;
  /** There is a field that takes the message back. */
  readonly canChange: boolean;
}) {
  const texts = useChatsTexts();
  const language = useLanguage();
  const isOnline = useOnline();
  const input = sendingMessage.inputOf(entry);
  if (!input) return null;
  const { draft, productTitle } = input;
  const isSending = isOnline && isWatched(entry);
  const again = async (): Promise<void> => {
    const { sendAgain } = await import("#engine/web/outbox/outbox-sender.ts");
    await sendAgain(entry);
  };
  const change = (): void => {
    if (takeBack(input)) void dropEntry(entry);
  };
  return (
    <>
      <article className={classes("chat-bubble mine unsent", !isSending && "failed")}>
        {draft.text !== "" && <p lang={languageWritten(draft.text)}>{draft.text}</p>}
        {draft.pictureKeys.length > 0 && (
          <p className="t-note">{texts.withPhotos(draft.pictureKeys.length)}</p>
        )}
        {draft.voiceKey && <p className="t-note">{texts.withVoice}</p>}
        {productTitle && <p className="t-note">{texts.withProduct(productTitle)}</p>}
        {draft.orderId && <p className="t-note">{texts.withOrder(draft.orderId)}</p>}
        <footer className="t-small c2 text-right">
          <time>{formatTime(entry.savedAt, language)}</time>
          {isSending && <span> · {texts.sending}</span>}
        </footer>
      </article>
      {!isSending && (
        <div className="flex flex-wrap items-center justify-end gap-x-2 self-end" role="status">
          <span className="t-small text-chilli-ink flex items-center gap-1">
            <Icon shape={CircleAlert} size="text" />
            {texts.notSent}
            {entry.refusal && `: ${entry.refusal.info}`}
          </span>
          {entry.state === "refused" && canChange && (
            <Button look="quiet" small onClick={change}>
              {texts.change}
            </Button>
          )}
          <Button look="quiet" small onClick={() => void again()}>
            {texts.sendAgain}
          </Button>
          <Button look="quiet" small onClick={() => void dropEntry(entry)}>
            {texts.drop}
          </Button>
        </div>
      )}
    </>
  );
}
