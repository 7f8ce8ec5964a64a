import { X } from "lucide-react";
import { formatCount, formatPaise } from "../../words/money.ts";
import { Button } from "../button.tsx";
import { IconButton } from "../icon-button.tsx";
import { useDeskTexts } from "./desk.texts.ts";
import type { DeskChoice } from "./desk-choice.ts";

/** What is chosen, at the foot of the table: how many, their sum, all of them, and the way on to the preview. */
export function DeskBar({
  choice,
  found,
  most,
  onPreview,
}: {
  readonly choice: DeskChoice;
  /** What the filters find on all pages. */
  readonly found: { readonly count: number; readonly sumInPaise: number } | null;
  /** How many single lines one decision takes at most. */
  readonly most: number;
  readonly onPreview: () => void;
}) {
  const texts = useDeskTexts();
  const count = choice.isAll ? (found?.count ?? 0) : choice.keys.size;
  if (count === 0) return null;
  const isTooMany = !choice.isAll && count > most;
  const sumInPaise = choice.isAll ? (found?.sumInPaise ?? 0) : choice.sumInPaise;
  return (
    <div className="desk-bar">
      <IconButton name={texts.clearChoice} shape={X} onClick={choice.clear} />
      <p className="desk-bar-sum" aria-live="polite">
        <b>{texts.chosen(formatCount(count))}</b> <span className="num">{formatPaise(sumInPaise)}</span>
      </p>
      {found && !choice.isAll && (found.count > count || isTooMany) && (
        <Button small look="quiet" onClick={choice.chooseAll}>
          {texts.chooseAll(formatCount(found.count))}
        </Button>
      )}
      {isTooMany && (
        <p className="late" role="status">
          {texts.tooMany(formatCount(most))}
        </p>
      )}
      <Button className="desk-bar-main" disabled={isTooMany} onClick={onPreview}>
        {texts.preview}
      </Button>
    </div>
  );
}
