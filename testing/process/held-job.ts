import pg from "pg";
import { expect } from "vitest";

/** Gives the worker a job that stands still until it is let go, and waits until the worker is in the middle of it. */
export async function holdUpAJob(url: string): Promise<{ letGo: () => Promise<void> }> {
  const holding = new pg.Client({ connectionString: url });
  await holding.connect();
  await holding.query("begin; lock table sessions");
  const isTaken = "select from graphile_worker.jobs where locked_at is not null";
  await asking(url, async (client) => {
    await client.query("select graphile_worker.add_job('platform/clean-up')");
    await expect.poll(async () => (await client.query(isTaken)).rowCount).toBe(1);
  });
  return { letGo: () => holding.end() };
}

/** Waits until no job is left, also of one more that is given now. */
export async function jobsAreDone(url: string): Promise<void> {
  await asking(url, async (client) => {
    await client.query("select graphile_worker.add_job('platform/clean-up')");
    const columns = "task_identifier, attempts, last_error, locked_at, run_at";
    const left = async () =>
      (await client.query(`select ${columns} from graphile_worker.jobs`)).rows.map((row) =>
        JSON.stringify(row),
      );
    await expect.poll(left, { timeout: 20_000, interval: 200 }).toEqual([]);
  });
}

async function asking(url: string, ask: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await ask(client);
  } finally {
    await client.end();
  }
}
