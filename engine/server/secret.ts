import type { Config } from "./config/config.ts";
import type { Database } from "./data/client.ts";
import type { Ids } from "./ids.ts";

const secretSetting = "secret";

/** The configured secret, else one made at first start and kept in the database. */
export async function loadSecret(config: Config, database: Database, ids: Ids): Promise<string> {
  if (config.secret !== null) return config.secret;
  await database
    .insertInto("settings")
    .values({ name: secretSetting, value: JSON.stringify(ids.token() + ids.token()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await database
    .selectFrom("settings")
    .select("value")
    .where("name", "=", secretSetting)
    .executeTakeFirstOrThrow();
  return String(row.value);
}
