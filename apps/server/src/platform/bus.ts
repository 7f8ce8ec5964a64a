import pg from "pg";

/** What a subscriber does; a fault in it is reported and ends nothing. */
export type Heard = () => void | Promise<void>;

/** Tells the other processes on the same database that something changed; small messages only. */
export interface Bus {
  publish(channel: string): Promise<void>;
  subscribe(channel: string, heard: Heard): Promise<void>;
  close(): Promise<void>;
}

const pauseInMilliseconds = 1000;

/** LISTEN and NOTIFY over a session connection of its own, opened again when it is lost. */
export async function postgresBus(url: string, onFault: (error: unknown) => void): Promise<Bus> {
  const heardOn = new Map<string, Set<Heard>>();
  let isClosed = false;
  let client = await connect();

  function tell(channel: string): void {
    for (const heard of heardOn.get(channel) ?? []) void runHeard(heard, onFault);
  }

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({
      connectionString: url,
      application_name: "santha bus",
      connectionTimeoutMillis: 5000,
      keepAlive: true,
    });
    next.on("notification", ({ channel }) => tell(channel));
    next.on("error", onFault);
    await next.connect();
    try {
      for (const channel of heardOn.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await next.end();
      throw error;
    }
    // Only now: a connection that never came also ends, and that attempt is repeated by `reconnect` already.
    next.on("end", reconnectSoon);
    return next;
  }

  function reconnectSoon(): void {
    if (!isClosed) setTimeout(() => void reconnect(), pauseInMilliseconds).unref();
  }

  async function reconnect(): Promise<void> {
    if (isClosed) return;
    try {
      client = await connect();
      if (isClosed) return void (await client.end());
      // What was told meanwhile is lost: everybody looks again.
      for (const channel of heardOn.keys()) tell(channel);
    } catch (error) {
      onFault(error);
      reconnectSoon();
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

async function runHeard(heard: Heard, onFault: (error: unknown) => void): Promise<void> {
  try {
    await heard();
  } catch (error) {
    onFault(error);
  }
}
