import * as z from "zod/mini";
import { v2 } from "#engine/contract/brand.ts";
import { endpoint } from "#engine/contract/endpoint.ts";
import { localizedText, nameText } from "#engine/contract/language.ts";
import { notFound, ofQuestion } from "./shapes.ts";

/** Address of a voice note that opens without a session, and its length. */
const guestVoice = z.nullable(z.object({ url: z.string(), seconds: z.int() }));

const guestAnswer = z.object({
  answerId: z.int(),
  words: z.string(),
  photoUrls: z.array(z.string()),
  voice: guestVoice,
  authorName: nameText,
  answeredAt: z.int(),
  usefulCount: z.int(),
  isSolution: z.boolean(),
  agreedBy: z.array(nameText),
});

/** A question as guests see it: names, and nothing else of the people. */
export const guestQuestion = z.object({
  questionId: z.string(),
  title: z.string(),
  words: z.string(),
  /** Name of its crop. */
  cropTitle: z.nullable(localizedText),
  stage: z.nullable(z.string()),
  photoUrls: z.array(z.string()),
  voice: guestVoice,
  authorName: nameText,
  askedAt: z.int(),
  meTooCount: z.int(),
  answerCount: z.int(),
  answers: z.array(guestAnswer),
});
export type GuestQuestion = z.output<typeof guestQuestion>;
export type GuestAnswer = GuestQuestion["answers"][number];

export const readGuestQuestion = endpoint({
  name: "questions/read-guest-question",
  summary:
    "A question with its answers for everybody, without what says who the people are beside their names.",
  method: "GET",
  path: `${v2}/public/questions/{questionId}`,
  permission: "anyone",
  rate: { hits: 60, windowInSeconds: 10 },
  params: ofQuestion,
  answer: guestQuestion,
  errors: notFound,
});

/** The plain address of a question for people without a session: a small page with a preview that leads into the app. */
export function sharedQuestionPath(id: string, language: "en" | "te" = "en"): string {
  return `/public/social/qa/${id}${language === "te" ? "?l=te" : ""}`;
}
