import type { ReactNode } from "react";

/** A line of a desk: who, what, where the money goes, how long it waits, how much. */
export interface DeskRow {
  readonly key: string;
  /** As people name it, for example `R-12`. */
  readonly number: string;
  readonly who: string;
  readonly whoNote?: string | undefined;
  readonly what: ReactNode;
  readonly whatNote?: ReactNode;
  readonly to: ReactNode;
  /** Since when it waits, in epoch milliseconds; null: it does not. */
  readonly since: number | null;
  readonly isLate: boolean;
  readonly amountInPaise: number;
  /** False where it cannot be chosen with others. */
  readonly canChoose: boolean;
}

/** The words above the columns that differ from desk to desk. */
export interface DeskHeads {
  readonly who: string;
  readonly what: string;
  readonly to: string;
}
