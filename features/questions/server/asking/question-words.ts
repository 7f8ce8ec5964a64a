import type { Subject } from "#features/feed/server";
import type { WrittenQuestion } from "../../contract/shapes.ts";
import type { QuestionWords } from "../queries.ts";
import { tokensOfQuestion } from "./search-tokens.ts";

/** What is kept of a question as it was written. */
export function questionWordsOf(written: WrittenQuestion): Omit<QuestionWords, "voice"> {
  return { ...written, words: written.words || null, searchWords: tokensOfQuestion(written) };
}

/** The question as a subject of the home stream. */
export function subjectOf(questionKey: string): Subject {
  return { kind: "question", key: questionKey };
}

/** The page of a question in the app. */
export function questionPage(questionKey: string): string {
  return `/app/social/qa/${questionKey}`;
}
