import { formatPaise } from "../../words/money.ts";
import { classes } from "../classes.tsx";
import { useDeskTexts } from "./desk.texts.ts";
import type { DeskChoice } from "./desk-choice.ts";
import type { DeskRow } from "./desk-row.ts";
import { waitText } from "./wait-text.ts";

/** What a line or tile of a desk needs to know. */
export interface OneDeskRow {
  readonly row: DeskRow;
  readonly choice: DeskChoice;
  readonly canChoose: boolean;
  readonly isOpen: boolean;
  readonly onOpen: (key: string) => void;
  readonly now: number;
}

/** The box by which a line is chosen with others, 44 px to press. */
export function DeskTick({ row, choice }: Pick<OneDeskRow, "row" | "choice">) {
  const texts = useDeskTexts();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the box inside has the keyboard
    <label className="desk-tick" onClick={(event) => event.stopPropagation()}>
      <input
        type="checkbox"
        aria-label={texts.choose(`${row.number}, ${row.who}`)}
        checked={row.canChoose && choice.has(row.key)}
        disabled={!row.canChoose}
        onChange={() => choice.toggle(row)}
      />
    </label>
  );
}

/** A line of the table, 46 px: a press anywhere opens it, its number is the button for the keyboard. */
export function DeskLine({ row, choice, canChoose, isOpen, onOpen, now }: OneDeskRow) {
  const texts = useDeskTexts();
  const isChosen = canChoose && row.canChoose && choice.has(row.key);
  return (
    <tr data-href="" className={classes(isChosen && "on", isOpen && "open")} onClick={() => onOpen(row.key)}>
      <td className="ck">{canChoose && <DeskTick row={row} choice={choice} />}</td>
      <td>
        <button type="button" className="desk-open num" aria-expanded={isOpen}>
          {row.number}
        </button>
      </td>
      <td>
        <b>{row.who}</b>
        {row.whoNote && <small className="num">{row.whoNote}</small>}
      </td>
      <td>
        {row.what}
        {row.whatNote && <small>{row.whatNote}</small>}
      </td>
      <td className="to">{row.to}</td>
      <td className={classes("r", row.isLate && "late")}>
        {row.since === null ? "–" : waitText(texts, row.since, now)}
      </td>
      <td className="r b">{formatPaise(row.amountInPaise)}</td>
    </tr>
  );
}
