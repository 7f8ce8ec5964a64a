import type { Operation } from "#engine/server/http/route.ts";
import type { readGroup as endpoint } from "../../contract/groups.ts";
import { insideGroup } from "./group-access.ts";
import { findGroup } from "./groups.queries.ts";
import { selectMembers } from "./members.queries.ts";

/** A group with all who are in it or asked, for who is in it. */
export const readGroup: Operation<typeof endpoint> = async (context, { params: { chatKey } }) => {
  const { database, actor } = context;
  const { chatId, isAdmin, isMuted } = await insideGroup(context, database, chatKey);
  const members = await selectMembers(database, { chatId, viewerId: actor.profileId });
  return { chatKey, ...(await findGroup(database, chatId)), isAdmin, isMuted, members };
};
