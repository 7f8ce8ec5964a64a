import { type Bus, type Heard, runHeard } from "./bus.ts";

export interface RedisBusParts {
  readonly url: string;
  /** Name of the database whose processes communicate here; one Redis may serve several installations. */
  readonly space: string;
  readonly onFault: (error: unknown) => void;
}

const pauseInMilliseconds = 1000;
/** Between the channel and what is said on it. */
const separator = "\n";
/** Milliseconds after which a silently dropped connection is noticed. */
const longestSilenceInMilliseconds = 60_000;
const pingInMilliseconds = 20_000;

/**
 * Redis pub/sub with one connection to publish and one to subscribe. Messages are lost while a connection is down;
 * after reconnecting every subscriber that may have missed one is notified. All channels share one of Redis, subscribed
 * at the start: a subscription that meets the end of its connection makes the client deaf to it for good.
 * @throws Error when Redis cannot be reached at the start.
 */
export async function redisBus({ url, space, onFault }: RedisBusParts): Promise<Bus> {
  // Loaded here, so that only installations with Redis load it.
  const { createClient } = await import("@redis/client");
  const heardOn = new Map<string, Set<Heard>>();
  const unsaid = new Set<string>();
  let hasOpened = false;
  const client = (keepsCommands: boolean) =>
    createClient({
      url,
      RESP: 2,
      name: nameOf(space),
      disableOfflineQueue: !keepsCommands,
      pingInterval: pingInMilliseconds,
      socket: {
        connectTimeout: 5000,
        socketTimeout: longestSilenceInMilliseconds,
        reconnectStrategy: () => (hasOpened ? pauseInMilliseconds : false),
      },
    }).on("error", onFault);
  const [speaking, hearing] = [client(false), client(true)];
  const redisChannel = `santha ${space}`;

  function tell(channel: string, message: string): void {
    for (const heard of heardOn.get(channel) ?? []) void runHeard(() => heard(message), onFault);
  }

  function onMessage(packed: string): void {
    const end = packed.indexOf(separator);
    tell(packed.slice(0, end), packed.slice(end + 1));
  }

  async function publish(channel: string, message = ""): Promise<void> {
    try {
      await speaking.publish(redisChannel, `${channel}${separator}${message}`);
    } catch (error) {
      // The change itself is committed; it is published as soon as Redis is back.
      unsaid.add(channel);
      onFault(error);
    }
  }

  async function sayUnsaid(): Promise<void> {
    const channels = [...unsaid];
    unsaid.clear();
    for (const channel of channels) await publish(channel);
  }

  try {
    await Promise.all([speaking.connect(), hearing.connect()]);
    await hearing.subscribe(redisChannel, onMessage);
    // One that ended meanwhile is not opened again, because until here nobody waits for it.
    if (!speaking.isReady || !hearing.isReady) throw new Error("a connection ended while it was opened");
  } catch (error) {
    for (const each of [speaking, hearing]) if (each.isOpen) each.destroy();
    const reason = error instanceof Error && "code" in error ? String(error.code) : String(error);
    throw new Error(`Santha cannot reach the Redis of REDIS_URL: ${reason}.`);
  }
  hasOpened = true;
  speaking.on("ready", () => void sayUnsaid());
  hearing.on("ready", () => {
    for (const channel of heardOn.keys()) tell(channel, "");
  });

  return {
    publish,
    async subscribe(channel, heard) {
      heardOn.set(channel, (heardOn.get(channel) ?? new Set()).add(heard));
      if (!hearing.isReady) throw new Error("Redis cannot be heard");
    },
    get hears() {
      return hearing.isReady;
    },
    async close() {
      speaking.destroy();
      hearing.destroy();
    },
  };
}

/** The name of the connections in CLIENT LIST, which allows no spaces. */
export function nameOf(space: string): string {
  return `santha-bus-${space.replace(/[^\w-]/g, "_")}`;
}
