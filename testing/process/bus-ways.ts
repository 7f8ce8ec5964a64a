import { type Bus, postgresBus } from "#engine/server/signals/bus.ts";
import { spaceOf } from "#engine/server/signals/open-bus.ts";
import { nameOf, redisBus } from "#engine/server/signals/redis-bus.ts";
import { type CuttableLine, cuttableLine } from "./cuttable-line.ts";
import { type TestPlatform, testPlatform } from "./platform.ts";
import { endRedisConnections, findRedis, redisConnections } from "./redis.ts";

/** One of the two ways in which processes tell each other what changed, and how it goes wrong. */
export interface BusWay {
  readonly name: string;
  /** Why it cannot be tried here; null where it can. */
  readonly missing: string | null;
  readonly connectionsOfOne: number;
  /** Settings of processes that talk in this way. */
  environment(): Promise<Readonly<Record<string, string>>>;
  open(process: TestPlatform, onFault: (error: unknown) => void): Promise<Bus>;
  connections(process: TestPlatform): Promise<number>;
  /** Ends all connections; new ones are let in at once. */
  cut(process: TestPlatform): Promise<void>;
  /** Ends all connections and lets none in. */
  close(process: TestPlatform): Promise<void>;
  /** Lets them in again. */
  reopen(process: TestPlatform): Promise<void>;
}

const ofBus = "from pg_stat_activity where application_name = 'santha bus' and datname = current_database()";

/** Closed to new connections from outside, since from inside nobody could open it again. */
async function allow(process: TestPlatform, isAllowed: boolean): Promise<void> {
  const admin = await testPlatform();
  const name = new URL(process.url).pathname.slice(1);
  await admin.opened.pool.query(`alter database ${name} with allow_connections ${isAllowed}`);
  await admin.close();
}

const listenAndNotify: BusWay = {
  name: "LISTEN and NOTIFY",
  missing: null,
  connectionsOfOne: 1,
  environment: async () => ({}),
  open: ({ url }, onFault) => postgresBus(url, onFault),
  async connections({ opened }) {
    return (await opened.pool.query(`select ${ofBus}`)).rows.length;
  },
  async cut({ opened }) {
    await opened.pool.query(`select pg_terminate_backend(pid) ${ofBus}`);
  },
  async close(process) {
    await allow(process, false);
    await listenAndNotify.cut(process);
  },
  reopen: (process) => allow(process, true),
};

async function overRedis(): Promise<BusWay> {
  const found = await findRedis();
  let cuttable: CuttableLine | undefined;
  const redisUrl = found.url ?? "";
  const line = async () => {
    cuttable ??= await cuttableLine(redisUrl);
    return cuttable;
  };
  const nameIn = ({ url }: TestPlatform) => nameOf(spaceOf(url));
  return {
    name: "Redis",
    missing: found.missing,
    connectionsOfOne: 2,
    environment: async () => ({ REDIS_URL: (await line()).url }),
    open: async ({ url }, onFault) => redisBus({ url: (await line()).url, space: spaceOf(url), onFault }),
    connections: (process) => redisConnections(redisUrl, nameIn(process)),
    cut: (process) => endRedisConnections(redisUrl, nameIn(process)),
    close: async () => (await line()).cut(),
    reopen: async () => (await line()).mend(),
  };
}

/** Both ways; the one over Redis only where a Redis is. */
export async function busWays(): Promise<readonly BusWay[]> {
  const redis = await overRedis();
  if (redis.missing !== null) process.stderr.write(`Tests over Redis are skipped: ${redis.missing}.\n`);
  return [listenAndNotify, redis];
}
