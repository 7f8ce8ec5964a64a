import { sql } from "kysely";
import type { AnswerOf } from "#engine/contract/endpoint.ts";
import { dayInIndia } from "#engine/server/clock.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { type readStart as endpoint, mostCounted } from "../../contract/start.ts";

const dayInMilliseconds = 86_400_000;
const daysShown = 7;
/** What takes longer than this is shown as not counted. */
const longestCountInMilliseconds = 3000;

/** What waits and what the last days came to, each feature's part by itself. */
export async function readStart(context: MemberContext): Promise<AnswerOf<typeof endpoint>> {
  const { clock, adminQueues, adminFigures } = context;
  const now = clock.now();
  const days = Array.from({ length: daysShown }, (_, index) =>
    dayInIndia(new Date(now.getTime() - (daysShown - 1 - index) * dayInMilliseconds)),
  );
  const from = new Date(`${days[0]}T00:00:00+05:30`);
  const queues = [];
  for (const { read, ...queue } of adminQueues) {
    const length = await counted(context, queue.name, (reader) => read(reader, { most: mostCounted, clock }));
    const waiting = length && { count: length.count, oldestAt: length.oldestAt?.getTime() ?? null };
    queues.push({ search: {}, ...queue, waiting: waiting ?? null });
  }
  const figures = [];
  for (const { read, ...figure } of adminFigures) {
    const values = await counted(context, figure.name, (reader) => read(reader, from));
    const valueOfDay = new Map(values?.map(({ day, value }) => [day, value]));
    figures.push({
      ...{ search: {}, ...figure },
      days: values ? days.map((day) => ({ day, value: valueOfDay.get(day) ?? 0 })) : null,
    });
  }
  return { at: now.getTime(), queues, figures };
}

/** Counts within a bounded time; undefined, and a line in the log, where it fails. */
async function counted<Value>(
  { database, log }: MemberContext,
  name: string,
  read: (reader: Transaction) => Promise<Value>,
): Promise<Value | undefined> {
  try {
    return await database.transaction().execute(async (transaction) => {
      await sql`set local statement_timeout = ${sql.lit(longestCountInMilliseconds)}`.execute(transaction);
      return read(transaction);
    });
  } catch (error) {
    log.warn({ err: error, counted: name }, "a figure of the admin console could not be counted");
    return undefined;
  }
}
