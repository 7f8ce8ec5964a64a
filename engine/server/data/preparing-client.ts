import { hash } from "node:crypto";
import type { Socket } from "node:net";
import pg from "pg";
import { isPlannedAnew } from "./planned-anew.ts";

/** Receives the text of every statement sent, transaction control included. */
export type OnStatement = (text: string) => void;

/** How a pool's connections send their statements. */
export type StatementOptions = {
  /** False behind a pooler that changes the server connection between transactions. */
  readonly isNaming: boolean;
  readonly onStatement: OnStatement | undefined;
  /** After this time the connection is closed. */
  readonly longestAnswerInMilliseconds: number | undefined;
};

const preparable = /^[\s(]*(select|insert|update|delete|with|merge)\b/i;
/** Callers choose limits and conditions, so texts are without end: after so many a connection forgets all and begins anew. */
export const mostPrepared = 500;

/**
 * A client class for `pg.Pool` that prepares statements with values under a name, planned once per
 * connection. After the error 0A000 (a migration changed a table) it uses a new name; inside a transaction
 * that statement fails once.
 */
export function preparingClient(options: StatementOptions): typeof pg.Client {
  const { isNaming, onStatement, longestAnswerInMilliseconds } = options;
  return class PreparingClient extends pg.Client {
    #generation = 0;
    readonly #names = new Map<string, string>();

    override query(...parameters: never[]): never {
      const [first, values, ...rest] = parameters as unknown[];
      onStatement?.(textOf(first));
      const isPlain = typeof first === "string" && Array.isArray(values) && rest.length === 0;
      if (isNaming && isPlain && isPlannedAnew(first)) return this.#plannedForValues(first, values) as never;
      if (!isNaming || !isPlain || !preparable.test(first)) {
        return this.#watched(Reflect.apply(super.query, this, parameters)) as never;
      }
      return this.#prepared(first, values, false) as never;
    }

    async #prepared(text: string, values: unknown[], isRepeat: boolean): Promise<pg.QueryResult> {
      try {
        if (this.#names.size >= mostPrepared && !this.#names.has(text)) await this.#forgetPrepared();
        const name = `${this.#nameOf(text)}${this.#generation}`;
        return await this.#watched(super.query({ name, text, values }));
      } catch (error) {
        if ((error as { code?: string }).code !== "0A000" || isRepeat) throw error;
        this.#generation += 1;
        if (this.getTransactionStatus() !== "I") throw error;
        return this.#prepared(text, values, true);
      }
    }

    /** Short enough for PostgreSQL's 63 characters. */
    #nameOf(text: string): string {
      const name = this.#names.get(text) ?? hash("sha256", text).slice(0, 32);
      this.#names.set(text, name);
      return name;
    }

    async #forgetPrepared(): Promise<void> {
      // A transaction that has failed takes no statement; the next one forgets.
      if (this.getTransactionStatus() === "E") return;
      await this.#watched(super.query("deallocate all"));
      this.#names.clear();
      this.#generation += 1;
      // pg keeps the texts too.
      const { connection } = this as unknown as { connection: { parsedStatements: object } };
      connection.parsedStatements = {};
    }

    /** The setting holds for statements without a name too. A transaction that fails takes it back by itself. */
    async #plannedForValues(text: string, values: unknown[]): Promise<pg.QueryResult> {
      await this.#watched(super.query("set plan_cache_mode = force_custom_plan"));
      try {
        return await this.#watched(super.query({ text, values }));
      } finally {
        // Fails on a broken connection only, which is not used again.
        if (this.getTransactionStatus() !== "E")
          await this.#watched(super.query("set plan_cache_mode = force_generic_plan")).catch(() => {});
      }
    }

    #watched<Answer>(answer: Answer): Answer {
      return watched(this, answer, longestAnswerInMilliseconds);
    }
  };
}

/** A silently dropped connection would wait a quarter of an hour; this closes it as a broken one. */
export function watched<Answer>(
  client: pg.ClientBase,
  answer: Answer,
  longestInMilliseconds: number | undefined,
): Answer {
  if (longestInMilliseconds === undefined || !(answer instanceof Promise)) return answer;
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  const giveUp = setTimeout(() => stream.destroy(), longestInMilliseconds).unref();
  const stop = () => clearTimeout(giveUp);
  answer.then(stop, stop);
  return answer;
}

function textOf(query: unknown): string {
  if (typeof query === "string") return query;
  const { text } = query as { text?: unknown };
  return typeof text === "string" ? text : "";
}
