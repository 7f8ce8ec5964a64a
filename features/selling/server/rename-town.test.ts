import { afterAll, beforeAll, expect, test } from "vitest";
import { viewProduct } from "#features/store/contract/store.ts";
import { sessionFor, type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct, aSeller } from "#testing/shop/builders.ts";
import { readOwnBusiness, renameTown } from "../contract.ts";

let app: TestApp;
let as: string;
let profileId: number;
beforeAll(async () => {
  app = await testApp();
  const person = await aPerson(app, { roles: ["seller"] });
  profileId = person.profileId;
  as = await sessionFor(app, person);
});
afterAll(() => app.close());

const rename = (town: string, townTe: string | null) =>
  app.call(renameTown, { body: { town, townTe } }, { as });

test("who has no business yet is told so, and has none to read", async () => {
  expect((await app.call(readOwnBusiness, {}, { as })).data.business).toBeNull();
  const { status, code } = await rename("Narsampet", null);
  expect([status, code]).toEqual([404, "selling/no-business"]);
});

test("the town that a seller writes in both scripts stands on his products; without Telugu the Latin one stands alone", async () => {
  const { sellerId } = await aSeller(app, { profileId });
  const other = await aSeller(app);
  const { level3Id } = await aProduct(app, { sellerId });
  const { level3Id: othersId } = await aProduct(app, { sellerId: other.sellerId });
  const townOf = async (id: number) =>
    (await app.call(viewProduct, { params: { level3Id: id } }, { as })).data.skus[0]?.listings[0]?.sellerTown;
  expect((await rename("  Narsampet ", " నర్సంపేట ")).data.business.town).toEqual({
    en: "Narsampet",
    te: "నర్సంపేట",
  });
  expect(await townOf(level3Id)).toEqual({ en: "Narsampet", te: "నర్సంపేట" });
  expect(await townOf(othersId)).toEqual({ en: "Warangal", te: "వరంగల్" });
  await rename("Narsampet", null);
  expect(await townOf(level3Id)).toEqual({ en: "Narsampet", te: null });
});

test("each change of the town leaves a line in the audit log, a refused one none", async () => {
  const person = await aPerson(app, { roles: ["seller"] });
  const linesOf = () =>
    app.platform.database
      .selectFrom("audit_log")
      .select(["action", "subject", "detail"])
      .where("actor_profile_id", "=", person.profileId)
      .execute();
  const change = () =>
    app.call(renameTown, { body: { town: "Narsampet", townTe: null } }, { as: person.cookie });
  await change();
  expect(await linesOf()).toEqual([]);
  await aSeller(app, { profileId: person.profileId });
  await change();
  const subject = `profile ${person.profileId}`;
  const detail = { town: "Narsampet", townTe: null };
  expect(await linesOf()).toEqual([{ action: "selling/town-renamed", subject, detail }]);
});

test("a town without Latin letters where they belong is refused beside its field, in the person's language", async () => {
  for (const town of ["నర్సంపేట", "506132"]) {
    const { status, fields } = await rename(town, null);
    expect([status, fields]).toEqual([422, { town: "Write your town in Latin letters, at most 80." }]);
  }
  const answer = await app.call(
    renameTown,
    { body: { town: "నర్సంపేట", townTe: null } },
    { as, headers: { "accept-language": "te" } },
  );
  expect(answer.fields).toEqual({ town: "మీ ఊరి పేరును ఇంగ్లిష్ అక్షరాల్లో, 80 లోపు రాయండి." });
});

test("a town without letters, or with Latin ones where Telugu belongs, is refused beside its field", async () => {
  const { status, fields } = await rename(" ", "Narsampet");
  expect([status, Object.keys(fields ?? {}).sort()]).toEqual([422, ["town", "townTe"]]);
});
