import { mkdtempSync, rmSync } from "node:fs";
import { setPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbedded } from "@santha/embedded-postgres/embedded";
import pg from "pg";
import { startServer } from "../processes.ts";
import { postmasterOf } from "../processor-time.ts";

/** The built app with the demo world, on a database of its own. */
export interface Place {
  readonly origin: string;
  /** Asks the database beneath. */
  readonly query: (statement: string) => Promise<readonly Record<string, unknown>[]>;
  /** The cookie header of a demo account. */
  readonly signIn: (mobileNo: string) => Promise<string>;
  readonly stop: () => Promise<void>;
}

export const agent = "9000000001";
export const password = "santha123";

/** Starts server and database in a folder of their own, which `stop` removes. */
export async function openPlace(worker: "inside" | "none" = "inside"): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), "santha-measure-"));
  const embedded = await startEmbedded({ dataFolder: join(folder, "database") });
  const server = await startServer(embedded.url, folder, "demo", worker);
  for (const pid of [server.pid, postmasterOf(embedded.dataFolder)]) letBrowserFirst(pid);
  const client = new pg.Client({ connectionString: embedded.url });
  await client.connect();
  await fillCart(server.origin);
  return {
    origin: server.origin,
    query: async (statement) => (await client.query(statement)).rows,
    signIn: (mobileNo) => signIn(server.origin, mobileNo),
    async stop() {
      await client.end();
      await server.stop();
      await embedded.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A phone shares its processor with neither server nor database: here they get what the browser leaves. */
export function letBrowserFirst(pid: number): void {
  setPriority(pid, 10);
}

/** The agent has something in the cart, so that cart and check-out show what people see there. */
async function fillCart(origin: string): Promise<void> {
  const cookie = await signIn(origin, agent);
  const answer = await fetch(`${origin}/v2/store/products?limit=20`, { headers: { cookie } });
  const { data } = (await answer.json()) as {
    data: { products: { listingId: number; isInStock: boolean }[] };
  };
  for (const { listingId } of data.products.filter(({ isInStock }) => isInStock).slice(0, 3))
    await post(origin, "/v2/cart/lines", { listingId, quantity: 1 }, cookie);
}

async function signIn(origin: string, mobileNo: string): Promise<string> {
  const answer = await post(origin, "/v2/auth/sign-in", { mobileNo, password });
  if (answer.status !== 200) throw new Error(`${mobileNo} cannot sign in: ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/** One call as the browser makes it. */
export function post(origin: string, path: string, body: object, cookie = ""): Promise<Response> {
  return fetch(origin + path, {
    method: "POST",
    headers: { "content-type": "application/json", origin, ...(cookie === "" ? {} : { cookie }) },
    body: JSON.stringify(body),
  });
}
