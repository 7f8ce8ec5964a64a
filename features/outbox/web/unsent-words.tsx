import { useState } from "react";
import { dropEntry, isWatched, useOutbox } from "#engine/web/outbox/outbox.ts";
import { type OutboxEntries, type OutboxEntry, pendingSince } from "#engine/web/outbox/outbox-entry.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { classes } from "#engine/web/ui/classes.tsx";
import { ConfirmDialog } from "#engine/web/ui/overlay/dialog.tsx";
import { languageWritten } from "#engine/web/words/written-language.ts";
import { Standing } from "./standing.tsx";
import { useOutboxTexts } from "./words.ts";

/** What this person wrote about a subject and an answer of that moment lacks: it waits, or was refused. */
export function useUnsentWords(subject: string, answeredAt: number): OutboxEntries {
  const entries = useOutbox();
  const pending = pendingSince(entries, subject, answeredAt);
  const isRefused = ({ subject: of, state }: OutboxEntry): boolean => of === subject && state === "refused";
  return entries.filter((entry) => (pending.includes(entry) || isRefused(entry)) && !isWatched(entry));
}

/** Words that the server does not have: a stitched edge, why they wait, and what the writer can do about them. */
export function UnsentWords({
  entry,
  words,
  onChange,
}: {
  readonly entry: OutboxEntry;
  readonly words: string;
  /** Opens the words to be changed, once they were refused. */
  readonly onChange: () => void;
}) {
  const texts = useOutboxTexts();
  const [isAsked, setAsked] = useState(false);
  const isRefused = entry.state === "refused";
  const again = async (): Promise<void> => {
    const { sendAgain } = await import("#engine/web/outbox/outbox-sender.ts");
    await sendAgain(entry);
  };
  return (
    <article className={classes("unsent-words stack-s", isRefused && "refused")} aria-label={texts.ownUnsent}>
      <p className="whitespace-pre-line wrap-anywhere" lang={languageWritten(words)}>
        {words}
      </p>
      {entry.state !== "sent" && (
        <>
          <p className={classes("t-small", isRefused ? "text-chilli-ink" : "c2")} role="status">
            {isRefused ? (
              `${texts.refused} ${entry.refusal?.info || texts.noReason}`
            ) : (
              <Standing entry={entry} />
            )}
          </p>
          <div className="-ml-3.5 flex flex-wrap gap-1">
            {isRefused && (
              <>
                <Button look="quiet" small onClick={onChange}>
                  {texts.change}
                </Button>
                <Button look="quiet" small onClick={() => void again()}>
                  {texts.again}
                </Button>
              </>
            )}
            <Button look="quiet" small onClick={() => setAsked(true)}>
              {texts.drop}
            </Button>
          </div>
        </>
      )}
      {isAsked && (
        <ConfirmDialog
          title={texts.dropTitle}
          confirmText={texts.drop}
          onConfirm={() => void dropEntry(entry)}
          onClose={() => setAsked(false)}
        >
          {texts.dropText}
        </ConfirmDialog>
      )}
    </article>
  );
}
