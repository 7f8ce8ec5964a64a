import pg from "pg";
import { silenceBeforeProbeInMilliseconds } from "../data/client.ts";

/**
 * What a subscriber does with a message; a fault in it is reported and ends nothing. The message is empty where there
 * is nothing to say, and after a connection was lost: then anything may have been missed.
 */
export type Heard = (message: string) => void | Promise<void>;

/** Tells all processes on the same database that something changed; small messages only. */
export interface Bus {
  publish(channel: string, message?: string): Promise<void>;
  /** Once it has resolved every message is heard; after a rejection the same may be asked again. */
  subscribe(channel: string, heard: Heard): Promise<void>;
  /** False while the connection that hears is lost: what is said meanwhile reaches nobody here. */
  readonly hears: boolean;
  close(): Promise<void>;
}

const pauseInMilliseconds = 1000;

/** LISTEN and NOTIFY over a session connection of its own, opened again when it is lost. */
export async function postgresBus(url: string, onFault: (error: unknown) => void): Promise<Bus> {
  const heardOn = new Map<string, Set<Heard>>();
  let isClosed = false;
  let hears = false;
  let client = await connect();

  function tell(channel: string, message = ""): void {
    for (const heard of heardOn.get(channel) ?? []) void runHeard(() => heard(message), onFault);
  }

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({
      connectionString: url,
      application_name: "santha bus",
      connectionTimeoutMillis: 5000,
      keepAlive: true,
      keepAliveInitialDelayMillis: silenceBeforeProbeInMilliseconds,
    });
    next.on("notification", ({ channel, payload }) => tell(channel, payload));
    next.on("error", onFault);
    await next.connect();
    try {
      for (const channel of heardOn.keys()) await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await next.end();
      throw error;
    }
    hears = true;
    // Only now: a connection that never came also ends, and that attempt is repeated by `reconnect` already.
    next.on("end", () => {
      hears = false;
      reconnectSoon();
    });
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
    async publish(channel, message = "") {
      await client.query("select pg_notify($1, $2)", [channel, message]);
    },
    async subscribe(channel, heard) {
      heardOn.set(channel, (heardOn.get(channel) ?? new Set()).add(heard));
      // Each time: the one before may have failed, and what is listened to already stays as it is.
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    },
    get hears() {
      return hears;
    },
    async close() {
      isClosed = true;
      await client.end();
    },
  };
}

/** Runs what a subscriber does; a fault in it is reported. */
export async function runHeard(
  heard: () => void | Promise<void>,
  onFault: (error: unknown) => void,
): Promise<void> {
  try {
    await heard();
  } catch (error) {
    onFault(error);
  }
}
