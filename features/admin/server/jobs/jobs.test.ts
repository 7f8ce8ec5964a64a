import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { queueJob } from "#engine/server/jobs/queue-job.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, type TestPerson } from "#testing/shop/people.ts";
import { listAudit } from "../../contract/audit-log.ts";
import { discardJobs, listFailedJobs, retryJobs } from "../../contract/jobs.ts";

let app: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  app = await testApp();
  admin = await aPerson(app, { roles: ["platform-admin"] });
});
afterAll(() => app.close());
beforeEach(() => app.pool.query("delete from graphile_worker._private_jobs"));

/** A job whose last try failed; answers its id. */
async function aFailedJob(name: string, error: string, tries = 25): Promise<string> {
  await queueJob(app.platform.database, { name, key: name, payload: {} });
  const { rows } = await app.pool.query<{ id: string }>(
    `update graphile_worker._private_jobs set last_error = $2, attempts = $3
      where key = $1 returning id::text`,
    [name, error, tries],
  );
  return rows[0]?.id ?? "";
}
type Query = { readonly find?: string; readonly state?: "retrying" | "given-up"; readonly after?: string };
const list = async (query: Query = {}) =>
  (await app.call(listFailedJobs, { query: { limit: 2, ...query } }, { as: admin.cookie })).data;
const names = async (query: Query = {}) => (await list(query)).jobs.map(({ name }) => name);
const left = async () =>
  (
    await app.pool.query(
      "select key, attempts, run_at <= now() as is_due from graphile_worker._private_jobs order by id",
    )
  ).rows;

it("Failed jobs are listed newest first, page by page, found by name, error and state, without mobile numbers", async () => {
  await queueJob(app.platform.database, { name: "fine", key: "fine", payload: {} });
  await aFailedJob("mail/send", "no answer about 9876543210");
  await aFailedJob("sms/send", "gateway is away", 3);
  await aFailedJob("orders/late", "timeout");
  const first = await list();
  expect(first.jobs.map(({ name }) => name)).toEqual(["orders/late", "sms/send"]);
  expect(await names({ after: first.nextAfter ?? "" })).toEqual(["mail/send"]);
  expect(await names({ find: "GATEWAY" })).toEqual(["sms/send"]);
  expect(await names({ state: "retrying" })).toEqual(["sms/send"]);
  expect(await names({ state: "given-up", find: "mail" })).toEqual(["mail/send"]);
  expect((await list({ find: "mail" })).jobs[0]).toMatchObject({
    ...{ lastError: "no answer about …", tries: 25, mostTries: 25, nextTryAt: null },
  });
});

it("Failed jobs are tried again at once or discarded for a reason; what runs, is done or never failed stays, and both are audited", async () => {
  await queueJob(app.platform.database, { name: "fine", key: "fine", payload: {} });
  const retried = await aFailedJob("mail/send", "no answer");
  const running = await aFailedJob("sms/send", "gateway is away", 3);
  const dropped = await aFailedJob("orders/late", "timeout");
  const { rows } = await app.pool.query<{ id: string }>(
    "select id::text from graphile_worker._private_jobs where key = 'fine'",
  );
  const fine = rows[0]?.id ?? "";
  await app.pool.query("update graphile_worker._private_jobs set locked_at = now() where id = $1", [running]);
  const send = { jobIds: [retried, running, fine, "999999"] };
  const { data } = await app.call(retryJobs, { body: send }, { as: admin.cookie });
  expect(data.changed).toBe(1);
  const refused = await app.call(
    discardJobs,
    { body: { jobIds: [dropped], reason: " " } },
    { as: admin.cookie },
  );
  expect([refused.status, Object.keys(refused.fields ?? {})]).toEqual([422, ["reason"]]);
  const body = { jobIds: [dropped, running, fine], reason: "sent by hand" };
  const discards = await Promise.all([
    app.call(discardJobs, { body }, { as: admin.cookie }),
    app.call(discardJobs, { body }, { as: admin.cookie }),
  ]);
  expect(discards.map((answer) => answer.data.changed).sort()).toEqual([0, 1]);
  expect(await left()).toEqual([
    { key: "fine", attempts: 0, is_due: true },
    { key: "mail/send", attempts: 0, is_due: true },
    { key: "sms/send", attempts: 3, is_due: true },
  ]);
  const log = (await app.call(listAudit, { query: {} }, { as: admin.cookie })).data.entries;
  expect(log.map(({ action, subject, reason }) => [action, subject, reason])).toEqual([
    ["admin/job-discarded", `job ${dropped}`, "sent by hand"],
    ["admin/job-retried", `job ${retried}`, null],
  ]);
});
