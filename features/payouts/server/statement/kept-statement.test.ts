import { afterEach, expect, test, vi } from "vitest";
import { requestOf, type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { aPlainOrder, owe } from "#testing/shop/payouts.ts";
import { readStatement } from "../../contract.ts";

let app: TestApp;
afterEach(() => app.close());

async function statement(as: string, month: string) {
  const asked = { params: { month }, query: { language: "en" as const } };
  const answer = await app.app.inject(requestOf(readStatement, asked, { as }));
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

test("the statement of a month that is over is printed once, that of the running month each time", async () => {
  app = await testApp();
  const agent = await aPerson(app, { roles: ["agent"] });
  await owe(app, agent.profileId, await aPlainOrder(app, agent.cookie), 300_00);
  const printed = vi.spyOn(app.platform.printer, "print");
  await statement(agent.cookie, "2026-07");
  await statement(agent.cookie, "2026-07");
  expect(printed).toHaveBeenCalledTimes(2);
  app.clock.advance(20 * 86_400_000);
  const kept = await statement(agent.cookie, "2026-07");
  app.clock.advance(3 * 86_400_000);
  expect((await statement(agent.cookie, "2026-07")).equals(kept)).toBe(true);
  expect(printed).toHaveBeenCalledTimes(3);
  const other = await aPerson(app, { roles: ["agent"] });
  expect((await statement(other.cookie, "2026-07")).equals(kept)).toBe(false);
  await app.platform.database
    .updateTable("profiles")
    .set({ first_name: "Renamed" })
    .where("id", "=", agent.profileId)
    .execute();
  await statement(agent.cookie, "2026-07");
  expect(printed).toHaveBeenCalledTimes(5);
  printed.mockRestore();
});
