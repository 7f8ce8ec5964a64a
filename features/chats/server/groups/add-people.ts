import type { MemberContext } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { queueTelling } from "../telling/tell-reader.ts";
import { insertEvents } from "./groups.queries.ts";
import { type Invitee, insertMembers } from "./members.queries.ts";

/** What became of the people who were to be added. */
export interface AddedCounts {
  readonly added: number;
  readonly asked: number;
  readonly leftOut: number;
}

/** Those who do not know the caller: they are asked, and hear of it at once. */
export function askedOf(invitees: readonly Invitee[]): number[] {
  return invitees.filter(({ knowsMe }) => !knowsMe).map(({ profileId }) => profileId);
}

/** Adds those who know the caller, asks the others, and lets those who are asked know. */
export async function addPeople(
  context: MemberContext,
  transaction: Transaction,
  wish: { readonly chatId: number; readonly invitees: readonly Invitee[]; readonly wished: number },
): Promise<AddedCounts> {
  const { chatId, invitees, wished } = wish;
  const byProfileId = context.actor.profileId;
  const at = context.clock.now();
  const asked = askedOf(invitees);
  const added = invitees.filter(({ knowsMe }) => knowsMe).map(({ profileId }) => profileId);
  const place = { chatId, byProfileId, at };
  // The line that says so is the first one that they see.
  await insertMembers(transaction, { ...place, profileIds: added, state: "in" });
  await insertEvents(transaction, { ...place, event: "added", about: added });
  await insertMembers(transaction, { ...place, profileIds: asked, state: "asked" });
  if (invitees.length > 0) await queueTelling(transaction, { chatId, byProfileId });
  return { added: added.length, asked: asked.length, leftOut: wished - invitees.length };
}
