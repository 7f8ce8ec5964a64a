import pg from "pg";

/** Tells the other processes on the same database that something changed; small messages only. */
export interface Bus {
  publish(channel: string): Promise<void>;
  subscribe(channel: string, heard: () => void): Promise<void>;
  close(): Promise<void>;
}

/** LISTEN and NOTIFY over a session connection of its own, opened again when it is lost. */
export async function postgresBus(url: string, onFault: (error: unknown) => void): Promise<Bus> {
  const heardOn = new Map<string, Set<() => void>>();
  let isClosed = false;
  let client = await connect();

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({ connectionString: url, application_name: "santha bus" });
    next.on("notification", ({ channel }) => {
      for (const heard of heardOn.get(channel) ?? []) heard();
    });
    next.on("error", onFault);
    next.on("end", () => {
      if (!isClosed) setTimeout(() => void reconnect(), 1000).unref();
    });
    await next.connect();
    for (const channel of heardOn.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    return next;
  }

  async function reconnect(): Promise<void> {
    if (isClosed) return;
    try {
      client = await connect();
      // What was told meanwhile is lost: everybody looks again.
      for (const group of heardOn.values()) for (const heard of group) heard();
    } catch (error) {
      onFault(error);
      setTimeout(() => void reconnect(), 1000).unref();
    }
  }

  return {
    async publish(channel) {
      await client.query("select pg_notify($1, '')", [channel]);
    },
    async subscribe(channel, heard) {
      const group = heardOn.get(channel);
      if (group) group.add(heard);
      else {
        heardOn.set(channel, new Set([heard]));
        await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      }
    },
    async close() {
      isClosed = true;
      await client.end();
    },
  };
}
