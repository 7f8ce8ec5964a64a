import { requireOpen } from "#engine/server/config/flags.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import { countPost } from "#features/moderation/server";
import {
  addMembers as addEndpoint,
  setAdmin as adminEndpoint,
  removeMember as removeEndpoint,
} from "../../contract/groups.ts";
import { mostMembers } from "../../contract/shapes.ts";
import { tellSides } from "../telling/tell-sides.ts";
import { addPeople, askedOf } from "./add-people.ts";
import { holdAsAdmin } from "./group-access.ts";
import { insertEvents } from "./groups.queries.ts";
import {
  countMembers,
  deletePlace,
  endMembership,
  findInvitees,
  findMember,
  markAdmin,
} from "./members.queries.ts";

/** Adds people to a group, or asks them. */
export const addMembers: Operation<typeof addEndpoint> = (context, { params: { chatKey }, body }) => {
  requireOpen(context, "chats-open");
  return inTransaction(context, async (transaction) => {
    const { chatId } = await holdAsAdmin(context, transaction, chatKey);
    const { profileId } = context.actor;
    // It is bounded by its own limit, but nothing for somebody whose writing is stopped.
    await countPost(context, transaction, { words: "", field: "profileKeys", isUncounted: true });
    const profileKeys = [...new Set(body.profileKeys)];
    const invitees = await findInvitees(transaction, { profileKeys, profileId, chatId });
    const { places } = await countMembers(transaction, chatId);
    if (places + invitees.length > mostMembers)
      return refuse(addEndpoint, "chats/group-full", { values: { most: mostMembers } });
    const counts = await addPeople(context, transaction, { chatId, invitees, wished: profileKeys.length });
    await tellSides(context, transaction, { kind: "group", chatId, also: askedOf(invitees) });
    return counts;
  });
};

/** Takes somebody out of a group, whose last line says so, or takes back that he is asked. */
export const removeMember: Operation<typeof removeEndpoint> = (context, { params }) =>
  inTransaction(context, async (transaction) => {
    const { chatKey, profileKey } = params;
    const { chatId } = await holdAsAdmin(context, transaction, chatKey);
    const member = await findMember(transaction, { chatId, profileKey });
    const byProfileId = context.actor.profileId;
    if (!member || member.profileId === byProfileId) return refuse(removeEndpoint, "chats/not-member");
    const { profileId } = member;
    if (member.state === "asked") await deletePlace(transaction, { chatId, profileId, state: "asked" });
    else {
      const at = context.clock.now();
      await insertEvents(transaction, { chatId, byProfileId, event: "removed", about: [profileId], at });
      await endMembership(transaction, { chatId, profileId, at });
    }
    await tellSides(context, transaction, { kind: "group", chatId, also: [profileId] });
    return { chatKey };
  });

/** Makes somebody an admin, or takes that back. */
export const setAdmin: Operation<typeof adminEndpoint> = (context, { params, body: { isAdmin } }) =>
  inTransaction(context, async (transaction) => {
    const { chatKey, profileKey } = params;
    const { chatId } = await holdAsAdmin(context, transaction, chatKey);
    const member = await findMember(transaction, { chatId, profileKey });
    if (member?.state !== "in") return refuse(adminEndpoint, "chats/not-member");
    const { profileId } = member;
    if (!(await markAdmin(transaction, { chatId, profileId, isAdmin }))) return { chatKey };
    if ((await countMembers(transaction, chatId)).admins === 0)
      return refuse(adminEndpoint, "chats/last-admin");
    const event = isAdmin ? "admin" : "not-admin";
    const [byProfileId, at] = [context.actor.profileId, context.clock.now()];
    await insertEvents(transaction, { chatId, byProfileId, event, about: [profileId], at });
    await tellSides(context, transaction, { kind: "group", chatId });
    return { chatKey };
  });
