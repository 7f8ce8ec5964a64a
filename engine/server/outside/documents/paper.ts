import type { Language } from "#engine/contract/language.ts";

/** What is printed, without any tool of printing: features describe a paper, the printer makes the PDF. */
export interface Paper {
  readonly language: Language;
  /** Title of the file and words of the footer. */
  readonly title: string;
  /** Drawn beside the page's number: `Page 1 of 2`. */
  readonly pageText: string;
  readonly blocks: readonly PaperBlock[];
}

export interface PaperColumn {
  readonly text: string;
  /** Share of the width. */
  readonly share: number;
  readonly isNumber?: boolean;
}

export type PaperBlock =
  /** The wordmark, what the paper is, and its facts at the right. */
  | {
      readonly kind: "head";
      readonly title: string;
      readonly note?: string;
      readonly facts: readonly PaperFact[];
    }
  /** Parties side by side. */
  | {
      readonly kind: "parties";
      readonly parties: readonly {
        readonly heading: string;
        readonly name: string;
        readonly lines: readonly string[];
      }[];
    }
  | {
      readonly kind: "table";
      readonly heading?: string;
      readonly columns: readonly PaperColumn[];
      readonly rows: readonly (readonly string[])[];
      readonly foot?: readonly string[];
    }
  | { readonly kind: "sums"; readonly sums: readonly (PaperFact & { readonly isStrong?: boolean })[] }
  | { readonly kind: "text"; readonly heading?: string; readonly text: string }
  /** What follows begins on the next page. */
  | { readonly kind: "page-break" };

export interface PaperFact {
  readonly label: string;
  readonly value: string;
}
