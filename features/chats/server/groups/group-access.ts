import type { MemberContext } from "#engine/server/context.ts";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import { AppError } from "#engine/server/http/answers/errors.ts";
import type { ChatAccess } from "../access.queries.ts";
import { accessOf, holdChat } from "../access.ts";
import { appointHeir } from "./members.queries.ts";

function ofGroup(access: ChatAccess): ChatAccess {
  if (access.kind !== "group") throw new AppError({ code: "chats/not-found", status: 404 });
  return access;
}

/** A group if the caller is in it; for everybody else, who is asked or has left included, it is not there. */
export async function insideGroup(
  context: MemberContext,
  reader: Reader,
  chatKey: string,
): Promise<ChatAccess> {
  const access = ofGroup(await accessOf(context, reader, chatKey));
  if (access.memberState !== "in") throw new AppError({ code: "chats/not-found", status: 404 });
  return access;
}

/** A group that the caller knows, held until the transaction ends, with at least one admin. */
export async function holdGroup(
  context: MemberContext,
  transaction: Transaction,
  chatKey: string,
): Promise<ChatAccess> {
  const access = ofGroup(await holdChat(context, transaction, chatKey));
  await appointHeir(transaction, access.chatId);
  return access;
}

/** The same for an admin of it. */
export async function holdAsAdmin(
  context: MemberContext,
  transaction: Transaction,
  chatKey: string,
): Promise<ChatAccess> {
  const access = await holdGroup(context, transaction, chatKey);
  if (access.memberState !== "in") throw new AppError({ code: "chats/not-found", status: 404 });
  if (!access.isAdmin) throw new AppError({ code: "chats/not-admin", status: 403 });
  return access;
}
