import { createHash, randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { systemClock } from "#engine/server/clock.ts";
import { openDatabase } from "#engine/server/data/client.ts";
import { migrate } from "#engine/server/data/migrate.ts";
import { endPastOffers } from "#features/offers/server/end-past-offers.ts";
import { fillLargeCatalogue } from "#testing/large/large-catalogue.ts";
import { fillLargeOrders } from "#testing/large/large-orders.ts";

/** Cookie headers of the people who load the server. */
export interface People {
  /** An agent with a fifth of all orders. */
  readonly agent: string;
  /** Buyers who each shop for themselves. */
  readonly buyers: readonly string[];
}

/** Fills an empty database with the products, orders and signed-in people of the bench. */
export async function fillWorld(
  url: string,
  { products, orders }: { readonly products: number; readonly orders: number },
): Promise<People> {
  await migrate(url);
  const { kysely, close } = await openDatabase({ url, maxConnections: 1, applicationName: "bench filling" });
  try {
    await fillLargeCatalogue(kysely, { products });
    // As the job does every night.
    await endPastOffers({ database: kysely, clock: systemClock() });
    await sql`vacuum analyze offers`.execute(kysely);
    const agent = await fillLargeOrders(kysely, { orders, products });
    await sql`update profiles set postal_code = '506002' where id = ${agent.profileId}`.execute(kysely);
    const { rows } = await sql<{ profileId: number; profileKey: string }>`
      select id as "profileId", profile_key as "profileKey" from profiles
      where profile_key like 'buyer-%' and id <> ${agent.profileId} order by id`.execute(kysely);
    const buyers: string[] = [];
    for (const buyer of rows) buyers.push(await signedIn(kysely, buyer));
    return { agent: await signedIn(kysely, agent), buyers };
  } finally {
    await close();
  }
}

export async function signedIn<Tables>(
  database: Kysely<Tables>,
  person: { readonly profileId: number; readonly profileKey: string },
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const hash = createHash("sha256").update(token).digest();
  await sql`
    insert into sessions (token_hash, profile_id, profile_key, device, created_at, last_seen_at, expires_at)
    values (${hash}, ${person.profileId}, ${person.profileKey}, 'bench', now(), now(), now() + interval '1 day')`.execute(
    database,
  );
  return `santha-session=${token}`;
}
