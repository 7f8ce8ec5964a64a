import type { Subject } from "#features/feed/server";
import type { Post, Written } from "#features/moderation/server";
import type { WrittenQuestion } from "../../contract/shapes.ts";
import { type CropRow, mayChoose } from "../crops.queries.ts";
import type { QuestionWords } from "../queries.ts";
import { tokensOfQuestion } from "./search-tokens.ts";

/** What is kept of a question as it was written. */
export function questionWordsOf(
  written: WrittenQuestion,
  crops: readonly CropRow[],
): Omit<QuestionWords, "voice"> {
  return { ...written, words: written.words || null, searchWords: tokensOfQuestion(written, crops) };
}

/** Says beside its field that the crop cannot be chosen. */
export const cropFault = { fields: { crop: "questions/crop-not-offered" } } as const;

/** Whether the question names no crop, one that is offered, or the one that it named before. */
export function isCropFit(
  { crop }: Pick<WrittenQuestion, "crop">,
  crops: readonly CropRow[],
  before: string | null,
): boolean {
  return crop === null || mayChoose([crop], { crops, before: [before] });
}

/** A question as it is counted among what its asker posts. */
export function postOf({ title, words }: Pick<WrittenQuestion, "title" | "words">): Post {
  return { words: words === "" ? title : `${title}\n${words}`, field: "words" };
}

/** The question as support looks at it. */
export function writtenOf({
  questionKey,
  authorId: authorProfileId,
  photos: pictures,
  voice,
  ...question
}: WrittenQuestion & {
  readonly questionKey: string;
  readonly authorId: number;
  readonly voice: string | null;
}): Written {
  const leadsTo = questionPage(questionKey);
  return {
    kind: "question",
    key: questionKey,
    leadsTo,
    authorProfileId,
    pictures,
    voice,
    words: postOf(question).words,
  };
}

/** The question as a subject of the home stream. */
export function subjectOf(questionKey: string): Subject {
  return { kind: "question", key: questionKey };
}

/** The page of a question in the app. */
export function questionPage(questionKey: string): string {
  return `/app/social/qa/${questionKey}`;
}
