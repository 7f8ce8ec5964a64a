import { afterEach, beforeEach, expect, it } from "vitest";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { withSecondFactor } from "#testing/process/second-factor.ts";
import { aPerson, type TestPerson } from "#testing/shop/people.ts";
import { signIn } from "../../contract/auth.ts";
import { resetSecondFactor } from "../public.ts";
import { lockOutJob } from "./lock-out-alarm.ts";

const password = "erra nela 7";
let server: TestApp;
let admin: TestPerson;
beforeEach(async () => {
  server = await testApp({
    environment: { STAFF_SECOND_FACTOR: "required" },
    raisedLimits: { "lock-outs, hour": 3 },
  });
  admin = await aPerson(server, { roles: ["platform-admin"] });
});
afterEach(() => server.close());

const enter = ({ mobileNo }: TestPerson, word: string, headers: Record<string, string> = {}) =>
  server.call(signIn, { body: { mobileNo, password: word } }, { headers });

async function newsOf({ profileId }: TestPerson): Promise<string[]> {
  const rows = await server.platform.database
    .selectFrom("notifications")
    .select("activity_id as id")
    .where("profile_id", "=", profileId)
    .orderBy("told_at")
    .execute();
  return rows.map(({ id }) => id.split("/")[1] ?? "");
}

async function lockOut(person: TestPerson): Promise<void> {
  for (let attempt = 1; attempt <= 11; attempt += 1) await enter(person, "not the word");
}

it("A staff account on a new device is told to its owner and the platform admins, on a known one to nobody", async () => {
  const person = await aPerson(server, { password, roles: ["support"] });
  const { headers } = await enter(person, password);
  const set = [headers["set-cookie"]].flat().map(String);
  const cookie = set.find((line) => line.startsWith("santha-device="))?.split(";")[0] ?? "";
  await enter(person, password, { cookie });
  expect(await newsOf(person)).toEqual(["new-staff-device"]);
  expect(await newsOf(admin)).toEqual(["new-staff-device"]);
  const farmer = await aPerson(server, { password });
  await enter(farmer, password);
  expect(await newsOf(farmer)).toEqual([]);
});

it("Setting a second factor and taking it away are told", async () => {
  const person = await aPerson(server, { password, roles: ["support"] });
  await withSecondFactor(server, person.cookie);
  await resetSecondFactor(server.platform, person.mobileNo);
  expect((await newsOf(person)).sort()).toEqual(["second-factor-reset", "second-factor-set"]);
  expect((await newsOf(admin)).sort()).toEqual(["second-factor-reset", "second-factor-set"]);
});

it("A locked staff account is told once an hour, and many locked accounts as one burst", async () => {
  const person = await aPerson(server, { password, roles: ["finance"] });
  await server.startWorker();
  await lockOut(person);
  await expect.poll(() => newsOf(person)).toEqual(["staff-locked-out"]);
  expect(await newsOf(admin)).toEqual(["staff-locked-out"]);
  for (let at = 1; at <= 3; at += 1) await lockOut(await aPerson(server, { password }));
  await expect
    .poll(async () => (await newsOf(admin)).sort())
    .toEqual(["many-locked-out", "staff-locked-out"]);
});

it("One number that is refused again and again is one locked account, not many", async () => {
  const { mobileNo } = await aPerson(server, { password });
  for (let refusal = 1; refusal <= 10; refusal += 1) await lockOutJob.run(server.platform, { mobileNo });
  expect(await newsOf(admin)).toEqual([]);
});
