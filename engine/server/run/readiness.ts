import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "../data/client.ts";
import { findsRoomToWrite, selectOne } from "./readiness.queries.ts";

/** A proof that the database takes writes holds so long; one that it does not is looked at again sooner. */
const writableForInMilliseconds = 5000;
const unwritableForInMilliseconds = 1000;
const longestWaitInMilliseconds = 1500;

/** Whether the database answers, and, as it was found a few seconds ago at most, takes writes. */
export function readinessOf(database: Database): () => Promise<boolean> {
  let probe: { readonly isWritable: Promise<boolean>; until: number } | undefined;
  const isWritable = (): Promise<boolean> => {
    if (probe && performance.now() < probe.until) return probe.isWritable;
    const begun = { isWritable: succeeds(() => findsRoomToWrite(database)), until: Number.POSITIVE_INFINITY };
    void begun.isWritable.then((is) => {
      begun.until = performance.now() + (is ? writableForInMilliseconds : unwritableForInMilliseconds);
    });
    probe = begun;
    return begun.isWritable;
  };
  const isReady = async () => {
    const [answers, writes] = await Promise.all([succeeds(() => selectOne(database)), isWritable()]);
    return answers && writes;
  };
  return () => Promise.race([isReady(), sleep(longestWaitInMilliseconds, false, { ref: false })]);
}

async function succeeds(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch {
    return false;
  }
}
