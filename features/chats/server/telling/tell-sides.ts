import type { Platform } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { selectHolders } from "#engine/server/people/roles.ts";
import { ownNews } from "#features/notifications/server";
import type { ChatAccess } from "../access.queries.ts";

/** Lets the open browsers of both sides look again when the transaction commits; nothing is said of what is new. */
export async function tellSides(
  platform: Pick<Platform, "signals">,
  transaction: Transaction,
  { kind, openedBy, withProfileId }: Pick<ChatAccess, "kind" | "openedBy" | "withProfileId">,
  { except }: { readonly except?: number } = {},
): Promise<void> {
  const desk = kind === "support" ? await selectHolders(transaction, "support") : [];
  const told = new Set([openedBy, ...(withProfileId === null ? [] : [withProfileId]), ...desk]);
  for (const profileId of told) if (profileId !== except) await ownNews(platform, transaction, profileId);
}
