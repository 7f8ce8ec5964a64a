import { useState } from "react";
import type { DeskRow } from "./desk-row.ts";

/** What is chosen on a desk: single lines, or all that its filters find. */
export interface DeskChoice {
  readonly keys: ReadonlySet<string>;
  readonly isAll: boolean;
  readonly has: (key: string) => boolean;
  readonly toggle: (row: DeskRow) => void;
  /** Chooses all lines of the page, or none of them. */
  readonly togglePage: (rows: readonly DeskRow[]) => void;
  readonly chooseAll: () => void;
  readonly clear: () => void;
  /** The sum of single lines, also of those on other pages. */
  readonly sumInPaise: number;
}

/**
 * Keeps what is chosen while pages are turned; another tab or search, named by `of`, begins anew. One line less than
 * all leaves the others of the page, `rows`.
 */
export function useDeskChoice(of: string, rows: readonly DeskRow[] | undefined): DeskChoice {
  const [kept, setKept] = useState({ of, amounts: new Map<string, number>(), isAll: false });
  const now = kept.of === of ? kept : { of, amounts: new Map<string, number>(), isAll: false };
  const put = (amounts: Map<string, number>, isAll = false) => setKept({ of, amounts, isAll });
  const { amounts, isAll } = now;
  return {
    keys: new Set(amounts.keys()),
    isAll,
    has: (key) => isAll || amounts.has(key),
    toggle: ({ key, amountInPaise }) => {
      const next = isAll ? amountsOf(rows ?? []) : new Map(amounts);
      if (!next.delete(key)) next.set(key, amountInPaise);
      put(next);
    },
    togglePage: (page) => {
      const next = new Map(amounts);
      const open = amountsOf(page);
      const hasAll = isAll || [...open.keys()].every((key) => next.has(key));
      for (const [key, amountInPaise] of open)
        if (hasAll) next.delete(key);
        else next.set(key, amountInPaise);
      put(next);
    },
    chooseAll: () => put(new Map(), true),
    clear: () => put(new Map()),
    sumInPaise: [...amounts.values()].reduce((sum, each) => sum + each, 0),
  };
}

const amountsOf = (rows: readonly DeskRow[]): Map<string, number> =>
  new Map(rows.filter(({ canChoose }) => canChoose).map(({ key, amountInPaise }) => [key, amountInPaise]));
