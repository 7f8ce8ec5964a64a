import type { Config } from "../config/config.ts";
import { type Bus, postgresBus } from "./bus.ts";
import { redisBus } from "./redis-bus.ts";

/** The bus of the settings: Redis where one is named, else the database at this address itself. */
export async function openBus(
  { redisUrl }: Pick<Config, "redisUrl">,
  databaseUrl: string,
  onFault: (error: unknown) => void,
): Promise<Bus> {
  if (redisUrl === null) return postgresBus(databaseUrl, onFault);
  return redisBus({ url: redisUrl, space: spaceOf(databaseUrl), onFault });
}

/** Under this name the processes of a database meet. */
export function spaceOf(databaseUrl: string): string {
  return decodeURIComponent(new URL(databaseUrl).pathname.slice(1)) || "santha";
}
