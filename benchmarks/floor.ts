import { createHash } from "node:crypto";
import cookie from "@fastify/cookie";
import Fastify from "fastify";
import pg from "pg";
import type { FloorCall, Statement } from "./record-statements.ts";

/**
 * The baseline for a call: a Fastify route in its own process with the same session query and prepared statements,
 * but no validation or rules. The parent process sends port, database and calls over the channel.
 */
export interface FloorOrder {
  readonly port: number;
  readonly url: string;
  readonly connections: number;
  readonly calls: readonly FloorCall[];
}

/** The recorded values as the channel delivers them: dates have become text, which PostgreSQL accepts too. */
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
    // The app does not prepare statements that need a plan for their values, so this baseline does not either.
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
