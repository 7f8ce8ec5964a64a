import { resolve } from "node:path";
import { defaultDataFolder } from "@santha/embedded-postgres/place";
import type { Clock } from "../../clock.ts";
import type { Config } from "../../config/config.ts";
import { localStorage } from "./local-storage.ts";
import { s3Storage } from "./s3-storage.ts";
import type { Storage } from "./storage.ts";

/** Opens the store that the settings name; nothing is made or asked before the first file. */
export function openStorage(
  { files: { store }, dataFolder }: Pick<Config, "files" | "dataFolder">,
  clock: Clock,
): Storage {
  if (store.kind === "s3") return s3Storage(store, clock);
  return localStorage(store.folder ?? resolve(dataFolder ?? defaultDataFolder, "files"));
}
