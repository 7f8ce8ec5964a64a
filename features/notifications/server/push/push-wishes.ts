import type { Platform } from "#engine/server/context.ts";
import type { Reader } from "#engine/server/data/client.ts";
import type { NoticeChoice } from "../../contract/notification-settings.ts";
import type { Hours } from "../settings/hours.ts";
import { selectHours, selectSwitches } from "../settings/settings.queries.ts";

/** When a person wants to be pushed something, and what. */
export interface PushWishes {
  readonly hours: Hours;
  /** What he chose for a kind, or its default; a kind that the house no longer knows stays on the page. */
  choiceOf(kind: string): NoticeChoice;
  /** The kinds that he wants pushed. */
  readonly pushedKinds: readonly string[];
}

/** The wishes of a person as they are at this moment. */
export async function readWishes(
  { notificationKinds }: Pick<Platform, "notificationKinds">,
  reader: Reader,
  profileId: number,
): Promise<PushWishes> {
  const hours = await selectHours(reader, profileId);
  const switches = await selectSwitches(reader, profileId);
  const choices = new Map(
    notificationKinds.map(({ name, usually }) => [name, switches.get(name) ?? usually]),
  );
  return {
    hours,
    choiceOf: (kind) => choices.get(kind) ?? "in-app",
    pushedKinds: [...choices].filter(([, choice]) => choice === "push").map(([kind]) => kind),
  };
}
