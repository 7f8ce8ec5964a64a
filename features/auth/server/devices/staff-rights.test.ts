import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listTransfers } from "#features/payments/contract/received-money.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { appCode, withSecondFactor } from "#testing/process/second-factor.ts";
import { aPerson, type TestPerson } from "#testing/shop/people.ts";
import { readSession, signIn } from "../../contract/auth.ts";

const password = "erra nela 7";
let server: TestApp;
beforeAll(async () => {
  server = await testApp({ environment: { STAFF_SECOND_FACTOR: "required" } });
});
afterAll(() => server.close());

const enter = ({ mobileNo }: TestPerson, secondFactor?: string) =>
  server.call(signIn, {
    body: { mobileNo, password, ...(secondFactor === undefined ? {} : { secondFactor }) },
  });
const cookieOf = (headers: Record<string, unknown>) =>
  [headers["set-cookie"]]
    .flat()
    .map(String)
    .find((line) => line.startsWith("santha-session="))
    ?.split(";")[0] ?? "";

describe("where staff need a second factor", () => {
  it("a session without it has no staff right, says so, and gets them with the first code", async () => {
    const person = await aPerson(server, { password, roles: ["finance", "agent"] });
    const entered = await enter(person);
    expect(entered.data).toMatchObject({ roles: ["agent"], needsSecondFactor: true });
    const as = cookieOf(entered.headers);
    const refused = await server.call(listTransfers, { query: {} }, { as });
    expect(refused).toMatchObject({ status: 403, code: "platform/second-factor-needed" });
    await withSecondFactor(server, as);
    expect((await server.call(listTransfers, { query: {} }, { as })).status).toBe(200);
    const { data } = await server.call(readSession, {}, { as });
    expect(data.roles.toSorted()).toEqual(["agent", "finance"]);
    expect(data.needsSecondFactor).toBe(false);
  });

  it("a session begun with it has them at once", async () => {
    const person = await aPerson(server, { password, roles: ["finance"] });
    const { secret } = await withSecondFactor(server, person.cookie);
    const { data, headers } = await enter(person, appCode(server, secret));
    expect(data).toMatchObject({ roles: ["finance"], needsSecondFactor: false });
    const answer = await server.call(listTransfers, { query: {} }, { as: cookieOf(headers) });
    expect(answer.status).toBe(200);
  });

  it("members, agents and sellers are asked for nothing", async () => {
    const person = await aPerson(server, { password, roles: ["agent"] });
    expect((await enter(person)).data).toMatchObject({ roles: ["agent"], needsSecondFactor: false });
  });
});
