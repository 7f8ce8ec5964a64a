import { formatPaise } from "../../words/money.ts";
import { classes } from "../classes.tsx";
import { useDeskTexts } from "./desk.texts.ts";
import { DeskTick, type OneDeskRow } from "./desk-line.tsx";
import { waitText } from "./wait-text.ts";

/** A line of a desk on a phone: who and how much, why and how long, where to and its number. */
export function DeskTile({ row, choice, canChoose, isOpen, onOpen, now }: OneDeskRow) {
  const texts = useDeskTexts();
  const isChosen = canChoose && row.canChoose && choice.has(row.key);
  return (
    <li className={classes("desk-tile", isChosen && "on", isOpen && "open", !canChoose && "no-tick")}>
      {canChoose && <DeskTick row={row} choice={choice} />}
      <button type="button" className="desk-tile-open" onClick={() => onOpen(row.key)}>
        <b>{row.who}</b>
        <b className="r num">{formatPaise(row.amountInPaise)}</b>
        <span className="c2">{row.what}</span>
        <span className={classes("r num", row.isLate && "late")}>
          {row.since === null ? "–" : waitText(texts, row.since, now)}
        </span>
        <span className="t-small c2">{row.whatNote ?? row.to}</span>
        <span className="r t-small c2 num">{row.number}</span>
      </button>
    </li>
  );
}
