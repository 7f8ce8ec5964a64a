import Fastify from "fastify";
import pg from "pg";

/** What the parent process sends over the channel. */
export interface FloorOrder {
  readonly port: number;
  readonly url: string;
  readonly connections: number;
}

const rowsOfAList = 20;
const readyBytes = 10_000;

/**
 * What every cost is compared with, in its own process. `/rows`, the bare floor: one prepared statement that reads 20
 * rows by primary key. `/bytes`: 10 kB that lie ready.
 */
async function open({ port, url, connections }: FloorOrder): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  const app = Fastify();
  const text = "select id, slug, title_en, title_te, drawing, maker from product_level3 where id = any($1)";
  const ids = Array.from({ length: rowsOfAList }, (_, at) => at * 7 + 1);
  app.get("/rows", async () => (await pool.query({ name: "rows", text, values: [ids] })).rows);
  const ready = Buffer.alloc(readyBytes, "x");
  app.get("/bytes", async (_, reply) => reply.type("application/json").send(ready));
  await app.listen({ host: "127.0.0.1", port });
  process.send?.("ready");
}

process.on("message", (order) => void open(order as FloorOrder));
process.on("disconnect", () => process.exit(0));
