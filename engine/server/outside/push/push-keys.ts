import library from "web-push";
import type { Database } from "../../data/client.ts";

const setting = "push-keys";

/** The pair by which push services know this server (VAPID), both in base64url. */
export interface PushKeys {
  /** Point on the curve P-256, as browsers take it. */
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The keys made at first start; subscriptions are bound to them, so they stay with the database. */
export async function loadPushKeys(database: Database): Promise<PushKeys> {
  await database
    .insertInto("settings")
    .values({ name: setting, value: JSON.stringify(library.generateVAPIDKeys()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await database
    .selectFrom("settings")
    .select("value")
    .where("name", "=", setting)
    .executeTakeFirstOrThrow();
  return value as unknown as PushKeys;
}
