import * as z from "zod/mini";
import { v2 } from "#engine/contract/brand.ts";
import { nameText } from "#engine/contract/language.ts";
import { oneLine, paragraphs } from "#engine/contract/typed-text.ts";
import { cropSlug } from "#features/catalogue/contract/crops.ts";
import { pictureKey } from "#features/files/contract/files.ts";
import { voiceKeyOrNone } from "#features/files/contract/voices.ts";
import { cropStages } from "./crop-stages.ts";

/** Characters of a title and of the words of a question and of an answer. */
export const shortestTitle = 4;
export const longestTitle = 120;
export const longestWords = 2000;
/** Photos of one question, and of one answer. */
export const mostPhotos = 5;
/** Similar questions of one answer. */
export const mostSimilar = 5;
/** Answers that one call gives. */
export const mostAnswers = 200;

export const questionFilters = ["all", "mine", "answered", "unanswered", "solved", "my-crops"] as const;
export type QuestionFilter = (typeof questionFilters)[number];
export const questionSorts = ["newest", "active"] as const;
export type QuestionSort = (typeof questionSorts)[number];

/** The filter of this name; an unknown name shows all. */
export function filterOf(name: string | undefined): QuestionFilter {
  return questionFilters.find((each) => each === name) ?? "all";
}

/** 128 random bits; a mistyped one names no question, which is answered like a deleted one. */
export const questionId = z.string().check(z.regex(/^[\w-]{1,100}$/));
export const answerId = z.coerce
  .number<string | number>()
  .check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER));
const stage = z.enum(cropStages.map(({ slug }) => slug));
const photos = z._default(
  z.array(pictureKey).check(
    z.maxLength(mostPhotos),
    z.refine((keys) => new Set(keys).size === keys.length),
  ),
  [],
);

/** Who has written something, as members see it. */
const author = z.object({
  /** Of the page of the person. */
  profileKey: z.string(),
  name: nameText,
  /** The village, or the town of a business. */
  place: z.nullable(nameText),
  pictureUrl: z.nullable(z.string()),
});
export type Author = z.output<typeof author>;

export const questionCard = z.object({
  questionId: z.string(),
  title: z.string(),
  crop: z.nullable(z.string()),
  stage: z.nullable(z.string()),
  /** Key of the first photo. */
  photo: z.nullable(z.string()),
  author,
  askedAt: z.int(),
  answerCount: z.int(),
  meTooCount: z.int(),
  isSolved: z.boolean(),
});
export type QuestionCard = z.output<typeof questionCard>;

export const similarQuestion = z.object({
  questionId: z.string(),
  title: z.string(),
  photo: z.nullable(z.string()),
  answerCount: z.int(),
  isSolved: z.boolean(),
});
export type SimilarQuestion = z.output<typeof similarQuestion>;

export const answerView = z.object({
  answerId: z.int(),
  words: z.string(),
  photos: z.array(z.string()),
  /** Name of its voice note. */
  voice: z.nullable(z.string()),
  author,
  answeredAt: z.int(),
  editedAt: z.nullable(z.int()),
  isMine: z.boolean(),
  usefulCount: z.int(),
  isUseful: z.boolean(),
  /** When the asker said that this solved it. */
  solvedAt: z.nullable(z.int()),
  /** Names of the experts who agree. */
  agreedBy: z.array(nameText),
  haveAgreed: z.boolean(),
  isReported: z.boolean(),
});
export type AnswerView = z.output<typeof answerView>;

export const questionView = z.object({
  questionId: z.string(),
  /** Null: the asker has deleted it; the answers of others stay. */
  title: z.nullable(z.string()),
  words: z.string(),
  crop: z.nullable(z.string()),
  stage: z.nullable(z.string()),
  photos: z.array(z.string()),
  voice: z.nullable(z.string()),
  author,
  askedAt: z.int(),
  editedAt: z.nullable(z.int()),
  isMine: z.boolean(),
  meTooCount: z.int(),
  isMeToo: z.boolean(),
  isFollowed: z.boolean(),
  isReported: z.boolean(),
  /** Whether the caller is an expert. */
  mayAgree: z.boolean(),
  /** Whether the caller is a guide, who may say which crop another's question is about. */
  maySort: z.boolean(),
  answerCount: z.int(),
  answers: z.array(answerView),
});
export type QuestionView = z.output<typeof questionView>;

export const written = z.object({
  title: oneLine(shortestTitle, longestTitle),
  words: z._default(paragraphs(0, longestWords), ""),
  crop: z._default(z.nullable(cropSlug), null),
  stage: z._default(z.nullable(stage), null),
  photos,
  voiceKey: voiceKeyOrNone,
});
export type WrittenQuestion = z.output<typeof written>;

/** An answer: words, or a voice note. */
export const answered = z
  .object({ words: z._default(paragraphs(0, longestWords), ""), photos, voiceKey: voiceKeyOrNone })
  .check(z.refine(({ words, voiceKey }) => words !== "" || voiceKey !== null, { path: ["words"] }));
export const isOn = z.object({ isOn: z.boolean() });
export const ofQuestion = z.object({ questionId });
export const ofAnswer = z.object({ answerId });
/** Below this lie all calls of members. */
export const base = `${v2}/questions`;
export const editing = { name: "questions/edit", hits: 60, windowInMinutes: 60 } as const;
export const marking = { name: "questions/mark", hits: 120, windowInMinutes: 60 } as const;
export const notFound = { "questions/not-found": 404 } as const;
export const writtenErrors = { "questions/crop-not-offered": 422 } as const;
export const notYours = { ...notFound, "questions/closed": 409 } as const;
export const ownWords = { ...notFound, "questions/own-words": 409 } as const;
