import { resolve } from "node:path";

/** Where the journeys' own server listens. */
export const port = Number(process.env["SANTHA_E2E_PORT"] ?? 3917);
export const address = `http://127.0.0.1:${port}`;
/** Its own data, made afresh at each run. */
export const dataFolder = resolve(import.meta.dirname, "../../.data/e2e");
