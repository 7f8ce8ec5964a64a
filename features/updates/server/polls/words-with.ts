import type { UpdateDraft } from "../../contract/updates.ts";

/** The words of an update with the options of its poll, each in a line of its own, as moderation reads them. */
export function wordsWith(text: string, options: readonly string[] = []): string {
  return [text, ...options].filter(Boolean).join("\n");
}

/** The same of what an author sends. */
export function wordsOf({ text, poll }: UpdateDraft): string {
  return wordsWith(text, poll?.options);
}
