import type { Database } from "@santha/database/client";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import type { PushSender } from "./push.ts";
import { loadPushKeys } from "./push-keys.ts";
import { webPush } from "./web-push.ts";

/** Web Push under the keys of this database; push services are told the operator's address, or the site's. */
export async function openPush(config: Config, database: Database, clock: Clock): Promise<PushSender> {
  const { operator } = config.operator;
  const subject = operator
    ? `mailto:${operator.email}`
    : (config.publicUrl ?? "mailto:nobody@santha.example");
  const keys = await loadPushKeys(database);
  return webPush({ keys, subject, clock, mayBeLocal: config.isPushLocal });
}
