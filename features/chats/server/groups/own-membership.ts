import type { MemberContext } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { AppError } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import type { leaveGroup as leaveEndpoint, muteChat as muteEndpoint } from "../../contract/groups.ts";
import { accessOf } from "../access.ts";
import { tellSides } from "../telling/tell-sides.ts";
import { holdGroup } from "./group-access.ts";
import { insertEvents, setMuted } from "./groups.queries.ts";
import { appointHeir, deletePlace, endMembership, letIn, refuseGroup } from "./members.queries.ts";

/** Lets the caller into a group to which he is asked; he sees what comes from then on. */
export async function joinGroup(
  context: MemberContext,
  transaction: Transaction,
  chatKey: string,
): Promise<void> {
  const { chatId } = await holdGroup(context, transaction, chatKey);
  const { profileId } = context.actor;
  const at = context.clock.now();
  if (!(await letIn(transaction, { chatId, profileId, at }))) return;
  await insertEvents(transaction, { chatId, byProfileId: profileId, event: "joined", at });
  // Of a group that everybody had left, the one who joins is the admin.
  await appointHeir(transaction, chatId);
  await tellSides(context, transaction, { kind: "group", chatId });
}

/** Leaves a group, says no to one, or takes one off the own list. */
export const leaveGroup: Operation<typeof leaveEndpoint> = (context, { params: { chatKey } }) =>
  inTransaction(context, async (transaction) => {
    const { chatId, memberState } = await holdGroup(context, transaction, chatKey);
    const { profileId } = context.actor;
    if (memberState === "asked") await refuseGroup(transaction, { chatId, profileId });
    else if (memberState === "out") await deletePlace(transaction, { chatId, profileId, state: "out" });
    else await leave(context, transaction, chatId);
    await tellSides(context, transaction, { kind: "group", chatId, also: [profileId] });
    return { chatKey };
  });

async function leave(context: MemberContext, transaction: Transaction, chatId: number): Promise<void> {
  const { profileId } = context.actor;
  const at = context.clock.now();
  await insertEvents(transaction, { chatId, byProfileId: profileId, event: "left", at });
  await endMembership(transaction, { chatId, profileId, at });
  const heir = await appointHeir(transaction, chatId);
  if (heir === undefined) return;
  await insertEvents(transaction, { chatId, byProfileId: profileId, event: "admin", about: [heir], at });
}

/** Chooses whether the caller is notified of a chat. */
export const muteChat: Operation<typeof muteEndpoint> = (context, { params: { chatKey }, body }) =>
  inTransaction(context, async (transaction) => {
    const { chatId, isMember } = await accessOf(context, transaction, chatKey);
    // Support's people have no place of their own in a customer's chat.
    if (!isMember) throw new AppError({ code: "chats/not-found", status: 404 });
    await setMuted(transaction, { chatId, profileId: context.actor.profileId, isMuted: body.isMuted });
    return { isMuted: body.isMuted };
  });
