import { Trash2 } from "lucide-react";
import type { OutboxEntry } from "#engine/web/outbox/outbox-entry.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { IconButton } from "#engine/web/ui/icon-button.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { formatDateTime } from "#engine/web/words/dates.ts";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { Standing } from "./standing.tsx";
import { useOutboxTexts } from "./words.ts";

/** One change: what it does, where it stands in plain words, and what can be done about it. */
export function OutboxCard({
  entry,
  onAgain,
  onDrop,
}: {
  readonly entry: OutboxEntry;
  readonly onAgain: () => void;
  readonly onDrop: () => void;
}) {
  const texts = useOutboxTexts();
  const language = useLanguage();
  const title = wordsIn(language, entry.title).text;
  const isRefused = entry.state === "refused";
  // The refusals of what is looked for in vain are all named so.
  const isGone = isRefused && entry.refusal?.code.endsWith("-not-found") === true;
  return (
    <Card pad className="stack-s" aria-label={title}>
      <div className="beside items-start justify-between">
        <h2 className="t-note b min-w-0">{title}</h2>
        <IconButton
          className="-my-2.5 -mr-2.5 flex-none"
          name={texts.dropOf(title)}
          shape={Trash2}
          size="row"
          onClick={onDrop}
        />
      </div>
      {isRefused ? (
        <Note job="trouble">
          <p className="b">{texts.refused}</p>
          <p>{entry.refusal?.info || texts.noReason}</p>
          <p className="mt-1">{isGone ? texts.goneHint : texts.refusedHint}</p>
        </Note>
      ) : (
        <p className="t-note">
          <Standing entry={entry} />
        </p>
      )}
      <p className="t-small c2">{texts.madeAt(formatDateTime(entry.savedAt, language))}</p>
      {isRefused && (
        <div className="beside flex-wrap">
          {isGone ? (
            <Button look="second" onClick={onDrop}>
              {texts.drop}
            </Button>
          ) : (
            <a className="btn second" href={`#${entry.page}`} aria-label={texts.fixOf(title)}>
              {texts.fix}
            </a>
          )}
          <Button look="second" aria-label={texts.againOf(title)} onClick={onAgain}>
            {texts.again}
          </Button>
        </div>
      )}
    </Card>
  );
}
