import { formatCount, formatPaise } from "../../words/money.ts";
import { classes } from "../classes.tsx";
import { useIsWide } from "../page/wide.tsx";
import { useWords } from "../words.texts.ts";
import { useDeskTexts } from "./desk.texts.ts";
import type { DeskChoice } from "./desk-choice.ts";
import { DeskLine } from "./desk-line.tsx";
import type { DeskHeads, DeskRow } from "./desk-row.ts";
import { DeskTile } from "./desk-tile.tsx";
import "./desk.css";

export interface DeskLines {
  readonly label: string;
  readonly heads: DeskHeads;
  /** Undefined while they come. */
  readonly rows: readonly DeskRow[] | undefined;
  /** How many there are on all pages; null: they are not counted. */
  readonly total: number | null;
  readonly choice: DeskChoice;
  /** False where nothing can be chosen or sent, as on a tab that is only read. */
  readonly canChoose: boolean;
  readonly openKey: string | undefined;
  readonly onOpen: (key: string) => void;
  /** The moment against which waiting is told. */
  readonly now: number;
}

/** The rows of a desk: a table with a head that stays where there is room, tiles on phones; below them the page's sum. */
export function DeskTable(lines: DeskLines) {
  const isWide = useIsWide();
  return isWide ? <WideTable {...lines} /> : <Tiles {...lines} />;
}

function WideTable({ label, heads, rows, choice, canChoose, total, openKey, onOpen, now }: DeskLines) {
  const texts = useDeskTexts();
  const words = useWords();
  const choosable = rows?.filter((row) => row.canChoose) ?? [];
  const isEach = choosable.length > 0 && choosable.every(({ key }) => choice.has(key));
  const isSome = !isEach && choosable.some(({ key }) => choice.has(key));
  return (
    <div className="card desk-card">
      <table className="tbl desk-tbl" aria-label={label} aria-busy={rows === undefined}>
        <thead>
          <tr>
            <th className="ck">
              {canChoose && (
                <label className="desk-tick">
                  <input
                    type="checkbox"
                    aria-label={texts.chooseAllHere}
                    checked={isEach}
                    disabled={choosable.length === 0}
                    ref={(box) => {
                      if (box) box.indeterminate = isSome;
                    }}
                    onChange={() => choice.togglePage(choosable)}
                  />
                </label>
              )}
            </th>
            <th scope="col">{texts.number}</th>
            <th scope="col">{heads.who}</th>
            <th scope="col">{heads.what}</th>
            <th scope="col" className="to">
              {heads.to}
            </th>
            <th scope="col" className="r" aria-sort="descending">
              {texts.waiting}
            </th>
            <th scope="col" className="r">
              {texts.amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows
            ? rows.map((row) => (
                <DeskLine
                  key={row.key}
                  {...{ row, choice, canChoose, now, onOpen, isOpen: row.key === openKey }}
                />
              ))
            : skeletons.map((index) => (
                <tr key={index} aria-label={words.loading}>
                  <td colSpan={7}>
                    <span className="skel desk-skel">
                      <i className="w-3/5" />
                    </span>
                  </td>
                </tr>
              ))}
        </tbody>
        {rows && (
          <tfoot>
            <tr>
              <td />
              <td colSpan={4}>{pageText(texts, rows.length, total)}</td>
              <td colSpan={2} className="r">
                {formatPaise(pageSum(rows))}
              </td>
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

const skeletons = [0, 1, 2, 3, 4] as const;

function pageText(texts: ReturnType<typeof useDeskTexts>, count: number, total: number | null): string {
  return total === null
    ? texts.thisPage(formatCount(count))
    : texts.thisPageOf(formatCount(count), formatCount(total));
}

function Tiles({ label, rows, choice, canChoose, total, openKey, onOpen, now }: DeskLines) {
  const texts = useDeskTexts();
  const words = useWords();
  if (!rows)
    return (
      <div className="card desk-card" role="img" aria-label={words.loading}>
        {skeletons.map((index) => (
          <div key={index} className="skel desk-skel p-3">
            <i className="w-3/5" />
            <i className="w-2/5" />
          </div>
        ))}
      </div>
    );
  return (
    <div className={classes("card", "desk-card")}>
      <ul className="desk-tiles" aria-label={label}>
        {rows.map((row) => (
          <DeskTile key={row.key} {...{ row, choice, canChoose, now, onOpen, isOpen: row.key === openKey }} />
        ))}
      </ul>
      <p className="desk-sum">
        <span>{pageText(texts, rows.length, total)}</span>
        <b className="num">{formatPaise(pageSum(rows))}</b>
      </p>
    </div>
  );
}

/** The amounts of the rows that are shown, in paise. */
function pageSum(rows: readonly { readonly amountInPaise: number }[]): number {
  return rows.reduce((sum, { amountInPaise }) => sum + amountInPaise, 0);
}
