import { createHash } from "node:crypto";
import cookie from "@fastify/cookie";
import Fastify from "fastify";
import pg from "pg";
import type { FloorCall, Statement } from "./record-statements.ts";

/**
 * The floor of a call, as a process of its own: a Fastify route that runs the same session query and the same
 * statements through pg, prepared, and sends the rows; no validation, no rules, no features.
 * Gets its port, its database and its calls over the channel to the process that has started it.
 */
export interface FloorOrder {
  readonly port: number;
  readonly url: string;
  readonly connections: number;
  readonly calls: readonly FloorCall[];
}

/** The recorded values, as they came over the channel: dates are text by then, which PostgreSQL reads as well. */
function prepared(statement: Statement, name: string | undefined) {
  return { ...(name === undefined ? {} : { name }), text: statement.text, values: [...statement.values] };
}

async function open({ port, url, connections, calls }: FloorOrder): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  const app = Fastify();
  await app.register(cookie);
  for (const [at, { statements }] of calls.entries()) {
    const [session, ...own] = statements;
    if (!session) continue;
    // What the app does not prepare, since it plans it with its values each time, is not prepared here either.
    const named = own.map((statement, part) =>
      prepared(statement, /^\s*\/\*/.test(statement.text) ? undefined : `call-${at}-${part}`),
    );
    app.get(`/${at}`, async (request) => {
      const token = createHash("sha256")
        .update(request.cookies["santha-session"] ?? "")
        .digest();
      const values = [token, ...session.values.slice(1)];
      await pool.query({ name: "session", text: session.text, values });
      const answers = [];
      for (const statement of named) answers.push((await pool.query(statement)).rows);
      return answers;
    });
  }
  await app.listen({ host: "127.0.0.1", port });
  process.send?.("ready");
}

process.on("message", (order) => void open(order as FloorOrder));
process.on("disconnect", () => process.exit(0));
