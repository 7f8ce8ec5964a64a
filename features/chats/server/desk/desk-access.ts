import type { MemberContext } from "#engine/server/context.ts";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import { AppError } from "#engine/server/http/answers/errors.ts";
import type { ChatAccess } from "../access.queries.ts";
import { accessOf, holdChat } from "../access.ts";

/** A support chat for the desk; a chat between people is not there for it, even one of the caller's own. */
export async function deskAccessOf(
  context: MemberContext,
  reader: Reader,
  chatKey: string,
): Promise<ChatAccess> {
  return orRefuse(await accessOf(context, reader, chatKey));
}

/** The same, held until the transaction ends. */
export async function holdDeskChat(
  context: MemberContext,
  transaction: Transaction,
  chatKey: string,
): Promise<ChatAccess> {
  return orRefuse(await holdChat(context, transaction, chatKey));
}

function orRefuse(access: ChatAccess): ChatAccess {
  if (access.kind !== "support") throw new AppError({ code: "chats/not-found", status: 404 });
  return access;
}
