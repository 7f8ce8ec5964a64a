import { type Bus, type Heard, runHeard } from "./bus.ts";

export interface RedisBusParts {
  readonly url: string;
  /** Name of the database whose processes communicate here; one Redis may serve several installations. */
  readonly space: string;
  readonly onFault: (error: unknown) => void;
}

const pauseInMilliseconds = 1000;
/** Milliseconds after which a silently dropped connection is noticed. */
const longestSilenceInMilliseconds = 60_000;
const pingInMilliseconds = 20_000;

/** The subscribers of a channel, and the one listener that Redis gets for all of them. */
interface HeardChannel {
  readonly group: Set<Heard>;
  readonly onMessage: (message: string) => void;
}

/**
 * Redis pub/sub with one connection to publish and one to subscribe. Messages are lost while a connection is down;
 * after reconnecting every subscriber that may have missed one is notified.
 * @throws Error when Redis cannot be reached at the start.
 */
export async function redisBus({ url, space, onFault }: RedisBusParts): Promise<Bus> {
  // Loaded here, so that only installations with Redis load it.
  const { createClient } = await import("@redis/client");
  const heardOn = new Map<string, HeardChannel>();
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
  const onRedis = (channel: string) => `santha ${space} ${channel}`;

  function tell(channel: string, message: string): void {
    for (const heard of heardOn.get(channel)?.group ?? []) void runHeard(() => heard(message), onFault);
  }

  function channelOf(channel: string): HeardChannel {
    return { group: new Set(), onMessage: (message) => tell(channel, message) };
  }

  async function publish(channel: string, message = ""): Promise<void> {
    try {
      await speaking.publish(onRedis(channel), message);
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
  } catch (error) {
    speaking.destroy();
    hearing.destroy();
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
      const { group, onMessage } = heardOn.get(channel) ?? channelOf(channel);
      heardOn.set(channel, { group: group.add(heard), onMessage });
      // Subscribing while connecting makes the client confuse messages with replies and lose all later messages.
      if (!hearing.isReady) throw new Error("Redis cannot be heard");
      // Repeated each time, because the attempt before may have failed; the same listener counts once.
      await hearing.subscribe(onRedis(channel), onMessage);
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
