import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pinSampleFile } from "#demo/data/demo-data.ts";
import { listPlaces } from "#features/location/contract";
import { importPinCodes } from "#features/location/server";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/people.ts";
import { readProfile, updateBasicDetails } from "../contract/profiles.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await importPinCodes(app.platform, pinSampleFile);
});
afterAll(() => app.close());

const narsampet = {
  locality: "Narsampet",
  adminLevel1: "Telangana",
  adminLevel2: "Warangal",
  countryName: "India",
  latitude: 17.9301,
  longitude: 79.892,
};

const locationOf = async ({ profileKey, cookie }: { profileKey: string; cookie: string }) => {
  const { data } = await app.call(readProfile, { params: { profileKey } }, { as: cookie });
  return data.lstOfUserBusinessDetailsInfo[0]?.locationTo;
};

describe("the basic details update", () => {
  it("[API-051][ENT-002] keeps the location, which the profile then holds with placeName and locationLong", async () => {
    const person = await aPerson(app, { location: null });
    const answer = await app.call(
      updateBasicDetails,
      { body: { location: narsampet } },
      { as: person.cookie },
    );
    expect([answer.status, answer.code]).toEqual([200, "OK"]);
    const expected = { placeName: "Narsampet", locationLong: narsampet };
    expect(answer.data.lstOfUserBusinessDetailsInfo).toMatchObject([{ locationTo: expected }]);
    expect(await locationOf(person)).toEqual(expected);
  });

  it("takes a place of the pin code look-up as it came and keeps its pin code", async () => {
    const person = await aPerson(app, { location: null });
    const found = await app.call(listPlaces, { params: { pincode: "506132" } }, { as: person.cookie });
    const [, location] = found.data;
    if (!location) throw new Error("the sample has no second place there");
    await app.call(updateBasicDetails, { body: { location } }, { as: person.cookie });
    const row = await app.platform.database
      .selectFrom("profiles")
      .select(["locality", "postal_code"])
      .where("id", "=", person.profileId)
      .executeTakeFirst();
    expect(row).toEqual({ locality: "Ashoknagar", postal_code: "506132" });
  });

  it("[API-051][LOC-018] refuses a location of which any part is missing, empty or no point of the earth", async () => {
    const person = await aPerson(app);
    const before = await locationOf(person);
    const wrong: (Record<string, unknown> | null | undefined)[] = [
      ...Object.keys(narsampet).map((part) => ({ ...narsampet, [part]: undefined })),
      ...Object.keys(narsampet).map((part) => ({ ...narsampet, [part]: null })),
      { ...narsampet, locality: "  " },
      { ...narsampet, latitude: 91 },
      { ...narsampet, longitude: "79" },
      { ...narsampet, postalCode: "12" },
      {},
      undefined,
      null,
    ];
    for (const location of wrong) {
      const body = { location } as never;
      const refused = await app.call(updateBasicDetails, { body }, { as: person.cookie });
      expect([location, refused.status, refused.code]).toEqual([location, 422, "platform/refused-input"]);
      expect(Object.keys(refused.fields ?? {}).every((field) => field.startsWith("location"))).toBe(true);
    }
    expect(await locationOf(person)).toEqual(before);
  });

  it("changes the caller's own profile only, in two statements", async () => {
    const [one, other] = [await aPerson(app), await aPerson(app)];
    const before = await locationOf(other);
    const { statements } = await app.statements.during(() =>
      app.call(updateBasicDetails, { body: { location: narsampet } }, { as: one.cookie }),
    );
    expect(statements).toHaveLength(2);
    expect(await locationOf(other)).toEqual(before);
  });
});
