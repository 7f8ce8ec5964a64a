import type { HelpPage } from "./help.api.ts";

/** The pages that hold every word of the question, those with a word in the title first. */
export function findHelp(pages: readonly HelpPage[], question: string): readonly HelpPage[] {
  const words = question.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const holds = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const inTitle = pages.filter(({ title }) => holds(title));
  const inText = pages.filter((page) => !inTitle.includes(page) && holds(textOf(page)));
  return [...inTitle, ...inText];
}

function textOf({ title, paragraphs }: HelpPage): string {
  return [title, ...paragraphs].join(" ");
}
