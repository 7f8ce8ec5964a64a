import type { Config } from "#engine/server/config/config.ts";

/** The two fixed pages whose stream is home's: one for production, one for every other mode (PAGE-017). */
export const homePageIds = { production: "santha-home", testing: "santha-home-testing" } as const;

/** The page of the home stream; the mode alone decides. */
export function homePageIdOf({ mode }: Pick<Config, "mode">): string {
  return mode === "production" ? homePageIds.production : homePageIds.testing;
}

/** Whether the stream holds the caller's own orders: in production, unless the setting says otherwise (HOME-006). */
export function areOrderTilesShown({
  mode,
  homeOrderTiles,
}: Pick<Config, "mode" | "homeOrderTiles">): boolean {
  return homeOrderTiles === "auto" ? mode === "production" : homeOrderTiles === "on";
}
