import type { MemberContext } from "#engine/server/context.ts";
import type { Reader, Transaction } from "#engine/server/data/client.ts";
import { AppError } from "#engine/server/http/answers/errors.ts";
import { type ChatAccess, findAccess, lockAccess } from "./access.queries.ts";

function askedBy({ actor }: MemberContext, chatKey: string) {
  return { chatKey, profileId: actor.profileId, isDesk: actor.roles.includes("support") };
}

function orRefuse(found: ChatAccess | undefined): ChatAccess {
  if (!found) throw new AppError({ code: "chats/not-found", status: 404 });
  return found;
}

/** The chat if the caller may enter it; for everybody else it is not there. */
export async function accessOf(context: MemberContext, reader: Reader, chatKey: string): Promise<ChatAccess> {
  return orRefuse(await findAccess(reader, askedBy(context, chatKey)));
}

/** The same, held until the transaction ends. */
export async function holdChat(
  context: MemberContext,
  transaction: Transaction,
  chatKey: string,
): Promise<ChatAccess> {
  return orRefuse(await lockAccess(transaction, askedBy(context, chatKey)));
}

/** The other one of the two; null where support is the other side. */
export function otherOf({ openedBy, withProfileId }: ChatAccess, profileId: number): number | null {
  return withProfileId === profileId ? openedBy : withProfileId;
}
