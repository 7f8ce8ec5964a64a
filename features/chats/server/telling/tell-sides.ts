import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { selectHolders } from "#engine/server/people/roles.ts";
import { ownNews } from "#features/notifications/server";
import type { ChatAccess } from "../access.queries.ts";
import { selectInside } from "../groups/members.queries.ts";

type Told = Pick<ChatAccess, "kind" | "openedBy" | "withProfileId"> | { readonly kind: "group" };

/** Lets the open browsers of all sides look again when the transaction commits; nothing is said of what is new. */
export async function tellSides(
  platform: Pick<Platform, "signals">,
  transaction: Transaction,
  of: Told & { readonly chatId: number; readonly also?: readonly number[] },
  { except }: { readonly except?: number } = {},
): Promise<void> {
  const told = new Set([...(await sidesOf(transaction, of)), ...(of.also ?? [])]);
  await ownNews(platform, transaction, ...[...told].filter((profileId) => profileId !== except));
}

async function sidesOf(
  transaction: Transaction,
  of: Told & { readonly chatId: number },
): Promise<readonly number[]> {
  // Who has left hears nothing further, whatever stays open.
  if (of.kind === "group") return selectInside(transaction, of.chatId);
  const { openedBy, withProfileId } = of as ChatAccess;
  const desk = of.kind === "support" ? await selectHolders(transaction, "support") : [];
  return [openedBy, ...(withProfileId === null ? [] : [withProfileId]), ...desk];
}
