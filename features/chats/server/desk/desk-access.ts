import type { MemberContext } from "#engine/server/context.ts";
import type { Reader } from "#engine/server/data/client.ts";
import { AppError } from "#engine/server/http/answers/errors.ts";
import type { ChatAccess } from "../access.queries.ts";
import { accessOf } from "../access.ts";

/** A support chat for the desk; a chat between people is not there for it, even one of the caller's own. */
export async function deskAccessOf(
  context: MemberContext,
  reader: Reader,
  chatKey: string,
): Promise<ChatAccess> {
  const access = await accessOf(context, reader, chatKey);
  if (access.kind !== "support") throw new AppError({ code: "chats/not-found", status: 404 });
  return access;
}
