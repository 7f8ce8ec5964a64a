import type { ReactNode } from "react";
import { formatPaise } from "../../words/money.ts";
import { Button } from "../button.tsx";
import { MoneyRow } from "../goods/breakdown.tsx";
import { Note } from "../note.tsx";
import { Dialog } from "../overlay/dialog.tsx";
import { LoadingState } from "../page/page-states.tsx";
import { useDeskTexts } from "./desk.texts.ts";

export interface PreviewRow {
  readonly key: string;
  readonly who: string;
  readonly number: string;
  readonly note: string;
  readonly amountInPaise: number;
}

export interface PreviewFacts {
  readonly rows: readonly PreviewRow[];
  readonly leftOut: readonly PreviewRow[];
  readonly sums: readonly { readonly label: string; readonly sumInPaise: number }[];
  readonly total: { readonly label: string; readonly sumInPaise: number };
  /** What is left afterwards, and what cannot be undone. */
  readonly afterwards: string;
}

/** Before money moves: every line, what is left out and why, sums by method, what is left; its button repeats the sum. */
export function DeskPreview({
  title,
  facts,
  submitText,
  trouble,
  busy,
  onSubmit,
  onClose,
  children,
}: {
  readonly title: string;
  /** Undefined while the preview comes; there is no button before it, since it would name a sum of 0. */
  readonly facts: PreviewFacts | undefined;
  readonly submitText: string;
  readonly trouble?: string | undefined;
  readonly busy: boolean;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  /** What has to be said beside it. */
  readonly children?: ReactNode;
}) {
  const texts = useDeskTexts();
  return (
    <Dialog
      title={title}
      dismissible={false}
      onClose={onClose}
      footer={
        <>
          <Button look="onpaper" onClick={onClose}>
            {texts.back}
          </Button>
          {facts && (
            <Button busy={busy} disabled={facts.rows.length === 0} onClick={onSubmit}>
              {submitText}
            </Button>
          )}
        </>
      }
    >
      <div className="stack-s">
        {trouble && <Note job="trouble">{trouble}</Note>}
        {facts ? <Facts {...facts} /> : !trouble && <LoadingState />}
        {children}
      </div>
    </Dialog>
  );
}

function Facts({ rows, leftOut, sums, total, afterwards }: PreviewFacts) {
  const texts = useDeskTexts();
  return (
    <>
      {rows.length > 0 && (
        <ul className="desk-preview">
          {rows.map(({ key, who, number, note, amountInPaise }) => (
            <li key={key}>
              <span>
                <b>{who}</b> <span className="num">{number}</span>
              </span>
              <b className="num">{formatPaise(amountInPaise)}</b>
              <span className="t-small c2">{note}</span>
            </li>
          ))}
        </ul>
      )}
      {leftOut.length > 0 && (
        <Note job="trouble">
          <b>{texts.leftOut(leftOut.length)}</b>
          {leftOut.map(({ key, who, number, note, amountInPaise }) => (
            <span key={key} className="block">
              {number}, {who}, {formatPaise(amountInPaise)}: {note}
            </span>
          ))}
        </Note>
      )}
      <dl>
        {sums.map(({ label, sumInPaise }) => (
          <MoneyRow key={label} label={label} paise={sumInPaise} />
        ))}
        <MoneyRow job="sum" label={total.label} paise={total.sumInPaise} />
      </dl>
      <p className="t-small c2">{afterwards}</p>
    </>
  );
}
