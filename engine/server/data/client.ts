import { Kysely, type Transaction as KyselyTransaction } from "kysely";
import pg from "pg";
import { ArraysOnceDialect } from "./arrays-once.ts";
import type { Tables } from "./generated.ts";
import { type OnStatement, preparingClient, watched } from "./preparing-client.ts";
import { refuseUnsuitable } from "./suitable.ts";
import { valueParsers } from "./value-parsers.ts";

/** The database outside a transaction. */
export type Database = Kysely<Tables>;
/** The database inside a transaction. */
export type Transaction = KyselyTransaction<Tables>;
/** What a query that only reads may be handed. */
export type Reader = Database | Transaction;

export type DatabaseOptions = {
  readonly url: string;
  /** Upper limit of connections of this pool. */
  readonly maxConnections: number;
  /** Shown in pg_stat_activity. */
  readonly applicationName: string;
  /** "transaction": a pooler hands out server connections per transaction, so statements stay unnamed. */
  readonly pooler?: "transaction" | undefined;
  /** Gets the text of every statement sent through this pool. */
  readonly onStatement?: OnStatement | undefined;
  /** Longest wait for a connection, free or new; 10 s unless told. */
  readonly connectionWaitInMilliseconds?: number | undefined;
  /**
   * Longest wait for the answer to a statement; then the connection is given up. Left out: for ever, which is a quarter of
   * an hour or more when the line to the server was cut without a word.
   */
  readonly longestAnswerInMilliseconds?: number | undefined;
  /** Gets errors of idle connections, which the pool replaces by itself. */
  readonly onConnectionError?: ((error: Error) => void) | undefined;
};

export type OpenedDatabase = {
  readonly kysely: Database;
  /** The pool beneath, for what speaks to pg itself (the job worker). */
  readonly pool: pg.Pool;
  /** Waits for running queries and closes all connections. */
  readonly close: () => Promise<void>;
};

/** What is read lies in memory: for discs that turn, the planner would rather read small tables whole than walk an index. */
export const pagesInMemory = "set random_page_cost = 1.1";

/**
 * Prepared statements are planned once per connection, without values: planning the wide views again costs more than
 * it finds. `plannedAnew` marks the statements that need a plan for their values.
 */
const planOnce = `set plan_cache_mode = force_generic_plan; set jit = off; ${pagesInMemory}`;

/** An idle connection whose other end has gone without a word is noticed some ten seconds after that; usually after two hours. */
export const silenceBeforeProbeInMilliseconds = 10_000;

/** Goes by `onStatement`, which counts what the application asks. */
async function planOnceOn(client: pg.ClientBase, longest: number | undefined): Promise<void> {
  const query = pg.Client.prototype.query as (text: string) => Promise<unknown>;
  await watched(client, query.call(client, planOnce), longest);
}

/**
 * Opens a pool on a database and checks that the database suits.
 * @throws UnsuitableDatabaseError for an old server, a wrong encoding or the character type `C`.
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenedDatabase> {
  const onConnectionError = options.onConnectionError ?? (() => {});
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.maxConnections,
    application_name: options.applicationName,
    Client: preparingClient({
      isNaming: options.pooler !== "transaction",
      onStatement: options.onStatement,
      longestAnswerInMilliseconds: options.longestAnswerInMilliseconds,
    }),
    types: valueParsers as pg.CustomTypesConfig,
    // By a statement: a start-up parameter would be refused by poolers and overridden by the address.
    ...(options.pooler === "transaction"
      ? {}
      : {
          onConnect: (client: pg.ClientBase) => planOnceOn(client, options.longestAnswerInMilliseconds),
        }),
    connectionTimeoutMillis: options.connectionWaitInMilliseconds ?? 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: silenceBeforeProbeInMilliseconds,
  });
  // Without both a connection that breaks ends the process.
  pool.on("error", onConnectionError);
  pool.on("connect", (client) => client.on("error", onConnectionError));
  try {
    await refuseUnsuitable(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  const kysely = new Kysely<Tables>({ dialect: new ArraysOnceDialect({ pool }) });
  const close = async () => {
    await kysely.destroy();
    // Kysely ends the pool only if it has sent a statement itself.
    if (!pool.ending) await pool.end();
  };
  return { kysely, pool, close };
}
