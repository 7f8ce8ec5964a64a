import type { MemberContext } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { AppError } from "#engine/server/http/answers/errors.ts";
import { type Limit, namedLimits } from "#engine/server/http/limits/limits.ts";
import { type Rights, rightsOf, stepOf } from "#features/reputation/contract.ts";
import { postErrors } from "../../contract/posting.ts";
import { untilText } from "../sanctions/own-pause.ts";
import { findWriter, type Writer } from "../sanctions/pauses.queries.ts";
import { hasLink } from "./links.ts";

const limits = namedLimits({
  "posts, hour": { hits: rightsOf.villager.postsAnHour, windowInMinutes: 60 },
  "posts of a trusted person, hour": { hits: rightsOf.trusted.postsAnHour, windowInMinutes: 60 },
  "posts of a new account, day": { hits: rightsOf.new.postsADay, windowInMinutes: 1440 },
});
const { "posts, hour": anHour, "posts of a trusted person, hour": anHourOfTrusted } = limits;

/** What bounds how much one person puts before others (R48). */
export const postLimits: readonly Limit[] = Object.values(limits);

/** Words that somebody puts before others. */
export interface Post {
  readonly words: string;
  /** The field beside which a refusal stands. */
  readonly field: string;
  /** Changed words, or a message in a group: read for links, counted as no post. */
  readonly isUncounted?: boolean;
  /** A message to somebody who expects to be written to, such as a seller. */
  readonly isExpected?: boolean;
  /** A message in a talk of two who have both written: it counts as nothing. */
  readonly isTalk?: boolean;
}

/** Counts a post of the caller, once its transaction commits. Refuses whose writing is stopped, and what a new account may not post yet. */
export async function countPost(context: MemberContext, transaction: Transaction, post: Post): Promise<void> {
  const { words, field, isUncounted = false, isExpected = false, isTalk = false } = post;
  const { profileId } = context.actor;
  const writer = await findWriter(transaction, { profileId, now: context.clock.now() });
  if (writer) refuseStopped(writer, field);
  if (isTalk) return;
  const { mayLink, postsADay, postsAnHour } = rightsOfWriter(context, writer);
  if (!isExpected && !mayLink && hasLink(words)) throw refusal("moderation/no-links-yet", field);
  if (isUncounted) return;
  const subject = String(profileId);
  if (!isExpected && postsADay !== null)
    await told("moderation/too-many-of-new", field, () =>
      context.limits.count(limits["posts of a new account, day"], subject, transaction),
    );
  await told("moderation/too-many-posts", field, () =>
    context.limits.count(postsAnHour === anHour.hits ? anHour : anHourOfTrusted, subject, transaction),
  );
}

/** A pause ends by its time: nothing has to run for that. */
function refuseStopped({ caseId, endsAt }: Writer, field: string): void {
  if (caseId === null) return;
  if (endsAt === null) throw refusal("moderation/writing-closed", field);
  throw refusal("moderation/paused", field, { values: { until: untilText(endsAt) } });
}

/** Agents, sellers and staff were let in by an admin: only an account without a right is new. */
function rightsOfWriter({ actor, clock }: MemberContext, writer: Writer | undefined): Rights {
  if (!writer) return rightsOf.villager;
  const isLetIn = actor.roles.length > 0 || actor.sellerAccess !== undefined;
  return rightsOf[stepOf({ ...writer, isLetIn }, clock.now())];
}

function refusal(code: keyof typeof postErrors, field: string, extras: Partial<AppError["refusal"]> = {}) {
  return new AppError({ ...extras, code, status: postErrors[code], fields: { [field]: code } });
}

/** Says in the words of posts that a limit is reached, with its time to wait. */
async function told(code: keyof typeof postErrors, field: string, count: () => Promise<void>): Promise<void> {
  await count().catch((error: unknown) => {
    if (error instanceof AppError && error.refusal.status === 429) throw refusal(code, field, error.refusal);
    throw error;
  });
}
