import { afterAll, beforeAll, expect, test } from "vitest";
import type { Role } from "#engine/contract/person.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { validateAdmin } from "../contract/admin.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const cases: readonly (readonly [Role | "farmer", boolean])[] = [
  ["platform-admin", true],
  ["finance", true],
  ["support", true],
  ["agent", false],
  ["seller", false],
  ["page-admin", false],
  ["farmer", false],
];

test.each(cases)(
  "[API-041] [API-042] [ENT-007] [ADM-002] the admin check of a person who is %s answers data.status %s",
  async (role, status) => {
    const { cookie: as } = await aPerson(app, { roles: role === "farmer" ? [] : [role] });
    const answer = await app.call(validateAdmin, {}, { as });
    expect([answer.status, answer.data]).toEqual([200, { status }]);
  },
);
