import { Trash2 } from "lucide-react";
import { formatDateTime, formatTime } from "#lib/dates";
import { useLanguage, wordsIn } from "#lib/language";
import { useOnline } from "#lib/online";
import type { UnsentRecord } from "#lib/unsent-record";
import { isBeingSent } from "#lib/unsent-rules";
import { Button } from "#ui/button";
import { Card } from "#ui/card";
import { IconButton } from "#ui/icon-button";
import { Note } from "#ui/note";
import { useUnsentTexts } from "./unsent.texts.ts";

/** One change: what it does, where it stands in plain words, and what can be done about it. */
export function UnsentCard({
  record,
  onAgain,
  onDrop,
}: {
  readonly record: UnsentRecord;
  readonly onAgain: () => void;
  readonly onDrop: () => void;
}) {
  const texts = useUnsentTexts();
  const language = useLanguage();
  const words = wordsIn(language, record.words).text;
  const isRefused = record.state === "refused";
  // The refusals of what is looked for in vain are all named so.
  const isGone = isRefused && record.refusal?.code.endsWith("-not-found") === true;
  return (
    <Card pad className="stack-s" aria-label={words}>
      <div className="beside items-start justify-between">
        <h2 className="t-note b min-w-0">{words}</h2>
        <IconButton
          className="-my-2.5 -mr-2.5 flex-none"
          name={texts.dropOf(words)}
          shape={Trash2}
          size="row"
          onClick={onDrop}
        />
      </div>
      {isRefused ? (
        <Note job="trouble">
          <p className="b">{texts.refused}</p>
          <p>{record.refusal?.info || texts.noReason}</p>
          <p className="mt-1">{isGone ? texts.goneHint : texts.refusedHint}</p>
        </Note>
      ) : (
        <p className="t-note">
          <Standing record={record} />
        </p>
      )}
      <p className="t-small c2">{texts.madeAt(formatDateTime(record.savedAt, language))}</p>
      {isRefused && (
        <div className="beside flex-wrap">
          {isGone ? (
            <Button look="second" onClick={onDrop}>
              {texts.drop}
            </Button>
          ) : (
            <a className="btn second" href={`#${record.leadsTo}`} aria-label={texts.fixOf(words)}>
              {texts.fix}
            </a>
          )}
          <Button look="second" aria-label={texts.againOf(words)} onClick={onAgain}>
            {texts.again}
          </Button>
        </div>
      )}
    </Card>
  );
}

function Standing({ record }: { readonly record: UnsentRecord }): string {
  const texts = useUnsentTexts();
  const language = useLanguage();
  const isOnline = useOnline();
  const { attempts, nextTryAt } = record;
  if (!isOnline) return texts.waitsForNetwork;
  if (isBeingSent(record, Date.now())) return texts.sending;
  if (attempts > 0 && nextTryAt > Date.now()) return texts.triedAt(attempts, formatTime(nextTryAt, language));
  return texts.waits;
}
