import { useEffect } from "react";
import type { SentDraft } from "../offline.ts";

const fields = new Map<string, (input: SentDraft) => void>();

/** The field of a chat takes back messages that are to be changed, while it is shown. */
export function useTakesBack(chatKey: string, take: (input: SentDraft) => void): void {
  useEffect(() => {
    fields.set(chatKey, take);
    return () => {
      if (fields.get(chatKey) === take) fields.delete(chatKey);
    };
  });
}

/** Puts a message back into the field of its chat; false where none is shown. */
export function takeBack(input: SentDraft): boolean {
  const take = fields.get(input.chatKey);
  take?.(input);
  return take !== undefined;
}
