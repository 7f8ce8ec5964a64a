import { AppError } from "#engine/server/http/answers/errors.ts";
import type { Operation } from "#engine/server/http/route.ts";
import type { readCustomer as endpoint } from "../../contract/desk.ts";
import { readCustomerOf } from "../opening/opening.queries.ts";
import { findCustomer, selectLastOrders, selectNotes } from "./customer.queries.ts";
import { deskAccessOf } from "./desk-access.ts";

/** Who writes, with what helps the desk to answer. */
export const readCustomer: Operation<typeof endpoint> = async (context, { params: { chatKey } }) => {
  const { database } = context;
  const { chatId, openedBy } = await deskAccessOf(context, database, chatKey);
  const found = await findCustomer(database, chatId);
  if (!found) throw new AppError({ code: "chats/not-found", status: 404 });
  const notes = await selectNotes(database, chatId);
  return {
    ...(await readCustomerOf(database, openedBy)),
    ...found,
    memberSince: found.memberSince.getTime(),
    orders: await selectLastOrders(database, {
      profileId: openedBy,
      viewerId: context.actor.profileId,
    }),
    notes: notes.map(({ writtenAt, ...note }) => ({ ...note, writtenAt: writtenAt.getTime() })),
  };
};
