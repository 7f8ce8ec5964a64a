import type { Config } from "../../config/config.ts";
import type { Database } from "../../data/client.ts";
import type { PushSender } from "./push.ts";
import { loadPushKeys } from "./push-keys.ts";
import { webPush } from "./web-push.ts";

/** Web Push under the keys of this database; push services are told the operator's address, or the site's. */
export async function openPush(config: Config, database: Database): Promise<PushSender> {
  const { operator } = config.operator;
  const site = config.publicUrl?.startsWith("https:") ? config.publicUrl : "mailto:nobody@santha.example";
  const subject = operator ? `mailto:${operator.email}` : site;
  const keys = await loadPushKeys(database);
  return webPush({ keys, subject, mayBeLocal: config.isPushLocal });
}
