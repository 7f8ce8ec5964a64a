import type { Language } from "#engine/web/words/language.ts";
import type { HelpPage } from "./api.ts";
import { en } from "./faq.en.ts";
import { te } from "./faq.te.ts";

/** What people ask most, with its answers. */
export const questionsIn = { en, te } as const;

/** The same as pages of help, so that the search finds them. */
export function faqPages(language: Language): readonly HelpPage[] {
  return questionsIn[language].map(({ question, answer }) => ({
    title: question,
    paragraphs: [answer],
    isAnswer: true,
  }));
}
