import type { Role } from "#engine/contract/person.ts";
import type { Session } from "#engine/web/data/session.ts";
import type { HelpPage } from "./api.ts";

// Zero width joiners shape Telugu letters; people type a word with or without them.
const joiners = /[\u200c\u200d]/g;
const signs = /[\s?!.,:;"“”()]+/;

/**
 * The pages and answers that hold every word of the question, in any order, without those that only people with other
 * rights open. What is called so comes first, and of that the shorter title.
 */
export function findHelp(
  pages: readonly HelpPage[],
  question: string,
  roles: readonly Role[],
): readonly HelpPage[] {
  const words = folded(question).split(signs).filter(Boolean);
  if (words.length === 0) return [];
  const countIn = (text: string): number => words.filter((word) => text.includes(word)).length;
  return pages
    .filter((page) => isFor(page, roles) && countIn(folded(textOf(page))) === words.length)
    .map((page) => ({ page, named: countIn(folded(page.title)) }))
    .toSorted(
      (one, other) =>
        other.named - one.named || (one.named && one.page.title.length - other.page.title.length),
    )
    .map(({ page }) => page);
}

/** Whose help somebody finds: members of a seller's team find the help of sellers. */
export function helpRolesOf(session: Session | null): readonly Role[] {
  if (!session) return [];
  return session.sellerParts.length > 0 ? [...session.roles, "seller"] : session.roles;
}

/** Whether a person with these roles can use the page. */
export function isFor({ roles }: HelpPage, own: readonly Role[]): boolean {
  return roles === undefined || roles.some((role) => own.includes(role));
}

function folded(text: string): string {
  return text.normalize("NFC").replace(joiners, "").toLowerCase();
}

function textOf({ title, paragraphs }: HelpPage): string {
  return [title, ...paragraphs].join(" ");
}
