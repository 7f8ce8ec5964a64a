import { createClient } from "@redis/client";

/** A Redis that tests may use, or why there is none. */
export type FoundRedis =
  | { readonly url: string; readonly missing: null }
  | { readonly url: null; readonly missing: string };

/** The Redis of TEST_REDIS_URL, else one on this machine. @throws when the one that is named does not answer. */
export async function findRedis(): Promise<FoundRedis> {
  const named = process.env.TEST_REDIS_URL;
  const url = named ?? "redis://127.0.0.1:6379";
  const client = createClient({ url, RESP: 2, socket: { reconnectStrategy: false, connectTimeout: 2000 } });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.ping();
    return { url, missing: null };
  } catch (error) {
    if (named) throw error;
    return { url: null, missing: "no Redis on 127.0.0.1:6379 and no TEST_REDIS_URL" };
  } finally {
    client.destroy();
  }
}

/** The open connections that carry this name. */
export async function redisConnections(url: string, name: string): Promise<number> {
  return withRedis(url, async (client) => (await idsOf(client, name)).length);
}

/** Ends every connection that carries this name, as a network does. */
export async function endRedisConnections(url: string, name: string): Promise<void> {
  await withRedis(url, async (client) => {
    for (const id of await idsOf(client, name)) await client.sendCommand(["CLIENT", "KILL", "ID", id]);
  });
}

interface Client {
  sendCommand(words: string[]): Promise<unknown>;
}

async function idsOf(client: Client, name: string): Promise<string[]> {
  const list = String(await client.sendCommand(["CLIENT", "LIST"]));
  return list
    .split("\n")
    .filter((line) => line.includes(` name=${name} `))
    .map((line) => /\bid=(\d+)/.exec(line)?.[1] ?? "");
}

async function withRedis<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = createClient({ url });
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    client.destroy();
  }
}
