import type { MemberContext } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { AppError } from "#engine/server/http/answers/errors.ts";
import { type Limit, namedLimits } from "#engine/server/http/limits/limits.ts";
import { mostPostsAnHour, mostPostsOfNew, newForDays, postErrors } from "../../contract/posting.ts";
import { findJoined } from "./joined.queries.ts";
import { hasLink } from "./links.ts";

const limits = namedLimits({
  "posts, hour": { hits: mostPostsAnHour, windowInMinutes: 60 },
  "posts of a new account, day": { hits: mostPostsOfNew, windowInMinutes: 1440 },
});

/** What bounds how much one person puts before others (R48). */
export const postLimits: readonly Limit[] = Object.values(limits);

/** Words that somebody puts before others. */
export interface Post {
  readonly words: string;
  /** The field beside which a refusal stands. */
  readonly field: string;
  /** Words that were there before and are changed: they count as no other post. */
  readonly isChange?: boolean;
  /** A message to somebody who expects to be written to, such as a seller. */
  readonly isExpected?: boolean;
}

/** Counts a post of the caller, once its transaction commits. Refuses what a new account may not post yet. */
export async function countPost(context: MemberContext, transaction: Transaction, post: Post): Promise<void> {
  const { words, field, isChange = false, isExpected = false } = post;
  const isNew = !isExpected && (await isNewAccount(context, transaction));
  if (isNew && hasLink(words)) throw refusal("moderation/no-links-yet", field);
  if (isChange) return;
  const subject = String(context.actor.profileId);
  if (isNew)
    await told("moderation/too-many-of-new", field, () =>
      context.limits.count(limits["posts of a new account, day"], subject, transaction),
    );
  await told("moderation/too-many-posts", field, () =>
    context.limits.count(limits["posts, hour"], subject, transaction),
  );
}

/** Agents, sellers and staff were let in by an admin: only an account without a right is new. */
async function isNewAccount({ actor, clock }: MemberContext, transaction: Transaction): Promise<boolean> {
  if (actor.roles.length > 0 || actor.sellerAccess) return false;
  const joined = await findJoined(transaction, actor.profileId);
  return joined !== undefined && clock.now().getTime() - joined.getTime() < newForDays * 86_400_000;
}

function refusal(code: keyof typeof postErrors, field: string, wait: Partial<AppError["refusal"]> = {}) {
  return new AppError({ ...wait, code, status: postErrors[code], fields: { [field]: code } });
}

/** Says in the words of posts that a limit is reached, with its time to wait. */
async function told(code: keyof typeof postErrors, field: string, count: () => Promise<void>): Promise<void> {
  await count().catch((error: unknown) => {
    if (error instanceof AppError && error.refusal.status === 429) throw refusal(code, field, error.refusal);
    throw error;
  });
}
