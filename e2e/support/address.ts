import { resolve } from "node:path";

/** How many journeys run beside each other. */
export const lanes = 2;

interface Lane {
  readonly port: number;
  readonly address: string;
  /** Its own data, made afresh at each run. */
  readonly dataFolder: string;
}

/** Each worker has a server and a demo world of its own: no journey meets the orders or carts of another one. */
export function laneOf(lane: number): Lane {
  const port = Number(process.env["SANTHA_E2E_PORT"] ?? 3917) + lane;
  const dataFolder = resolve(import.meta.dirname, `../../.data/e2e-${lane}`);
  return { port, address: `http://127.0.0.1:${port}`, dataFolder };
}

/** The lane of this worker; Playwright numbers its workers in the environment. */
export const { port, address } = laneOf(Number(process.env["TEST_PARALLEL_INDEX"] ?? 0));
