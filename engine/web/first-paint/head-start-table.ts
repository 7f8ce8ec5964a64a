/** What the app begins with, and fetches ahead: `pages` name their files by place in `files`, and what they ask. */
export interface HeadStart {
  /** The scripts that the app begins with, each after those it imports; the last one begins it. */
  readonly entry: readonly string[];
  /** The style sheet of all pages. */
  readonly styles: string;
  readonly files: readonly string[];
  readonly pages: readonly (readonly [
    address: string,
    files: readonly number[],
    questions: readonly (readonly [url: string, headers: Readonly<Record<string, string>>])[],
  ])[];
}

declare global {
  /** Filled by the build (build/head-start.ts). */
  const headStart: HeadStart;
}
