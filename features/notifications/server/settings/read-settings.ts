import type { MemberContext } from "#engine/server/context.ts";
import type { Reader } from "#engine/server/data/client.ts";
import type { NotificationKind } from "#engine/server/feature.ts";
import type { Operation } from "#engine/server/http/route.ts";
import type {
  readNotificationSettings as endpoint,
  NoticeGroup,
  NotificationSettings,
} from "../../contract/notification-settings.ts";
import { digestKind } from "../digest.ts";
import { selectHours, selectSwitches } from "./settings.queries.ts";

/** What the caller is told and how. */
export const readSettings: Operation<typeof endpoint> = async (context) =>
  settingsOf(context, context.database);

/** The settings of the caller as they are at this moment. */
export async function settingsOf(context: MemberContext, reader: Reader): Promise<NotificationSettings> {
  const { profileId } = context.actor;
  const hours = await selectHours(reader, profileId);
  const switches = await selectSwitches(reader, profileId);
  return {
    kinds: kindsFor(context).map((kind) => ({
      kind: kind.name,
      group: groupOf(kind),
      title: kind.title,
      choice: switches.get(kind.name) ?? kind.usually,
    })),
    quietHours: hours.quiet,
    digestHour: hours.digestAt,
  };
}

/** The place of a kind in the settings: by whom it is for, then by whether people wait for it. */
function groupOf({ role, isAwaited }: NotificationKind): NoticeGroup {
  if (role === "seller") return "selling";
  if (role !== undefined && ![role].flat().includes("agent")) return "work";
  return isAwaited ? "orders" : "other";
}

/** The kinds that can concern the caller at all; that which sums up the others comes last. */
export function kindsFor({ notificationKinds, actor }: MemberContext): readonly NotificationKind[] {
  const others = notificationKinds.filter((kind) => kind !== digestKind);
  return [...others, digestKind].filter(
    ({ role }) => role === undefined || [role].flat().some((one) => actor.roles.includes(one)),
  );
}
