import type { ReactNode } from "react";
import { formatTime } from "../../words/dates.ts";
import { useLanguage } from "../../words/language.ts";
import { LanternDrawing } from "../art/lantern.tsx";
import { Button } from "../button.tsx";
import { classes } from "../classes.tsx";
import { Note } from "../note.tsx";
import { EmptyState } from "../page/page-states.tsx";
import { useDeskTexts } from "./desk.texts.ts";
import "./desk.css";

/** A desk at full width: its work, and beside it the open line, which takes its place on phones. */
export function DeskFrame({
  isPart = false,
  detail,
  children,
}: {
  /** True where the desk is a part of a page, which has its own body. */
  readonly isPart?: boolean;
  readonly detail: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div className={classes(!isPart && "main wrap", "desk", detail ? "has-detail" : undefined)}>
      <div className="desk-work">{children}</div>
      {detail}
    </div>
  );
}

/** The name of a desk with its totals: how many, how much, how many of them late. */
export function DeskHead({
  title,
  totals,
  aside,
}: {
  readonly title: string;
  readonly totals: readonly { readonly text: string; readonly isLate?: boolean }[];
  readonly aside?: ReactNode;
}) {
  return (
    <div className="desk-h">
      <div>
        <h1 className="t-title only-d">{title}</h1>
        <p className="desk-totals num">
          {totals.map(({ text, isLate }) => (
            <b key={text} className={isLate ? "late" : undefined}>
              {text}
            </b>
          ))}
        </p>
      </div>
      {aside}
    </div>
  );
}

/** The rows could not be read again: they stay, with their time. */
export function DeskStale({ at, onRetry }: { readonly at: number; readonly onRetry: () => void }) {
  const texts = useDeskTexts();
  const language = useLanguage();
  return (
    <Note job="trouble">
      {texts.asOf(formatTime(at, language))}{" "}
      <Button small look="quiet" onClick={onRetry}>
        {texts.retry}
      </Button>
    </Note>
  );
}

/** No line: good news where nothing is filtered, else what was looked for and the way back to all. */
export function DeskNothing({
  find,
  isFiltered,
  onClear,
  good,
  goodHint,
}: {
  readonly find: string;
  readonly isFiltered: boolean;
  readonly onClear: () => void;
  readonly good: string;
  readonly goodHint: string;
}) {
  const texts = useDeskTexts();
  if (find === "" && !isFiltered)
    return (
      <EmptyState drawing={<LanternDrawing />} title={good}>
        {goodHint}
      </EmptyState>
    );
  return (
    <EmptyState
      drawing={<LanternDrawing />}
      title={find === "" ? texts.noMatchOfFilters : texts.noMatch(find)}
      action={
        <Button look="second" onClick={onClear}>
          {texts.clear}
        </Button>
      }
    />
  );
}
