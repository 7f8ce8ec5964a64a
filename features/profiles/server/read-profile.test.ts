import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, hanamkonda, madeAt } from "#testing/shop/people.ts";
import { readProfile } from "../contract/profiles.ts";
import { createProfile } from "./create-profile.ts";
import { readNames } from "./find-person.ts";

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

describe("the own profile", () => {
  it("[ENT-001][PROF-001] holds profileKey, firstName, mobileNo, altemailId, profilePicUrl and the location", async () => {
    const person = await aPerson(server, {
      firstName: "Padma",
      roles: ["agent"],
      email: "padma@hanamkonda.example",
      pictureUrl: "/files/padma.webp",
      location: hanamkonda,
    });
    const { profileKey } = person;
    const read = await server.call(readProfile, { params: { profileKey } }, { as: person.cookie });
    expect(read).toMatchObject({ status: 200, code: "OK" });
    expect(read.data).toEqual({
      profileKey,
      firstName: "Padma",
      firstNameTe: null,
      mobileNo: person.mobileNo,
      altemailId: "padma@hanamkonda.example",
      isEmailVerified: false,
      language: "en",
      profilePicUrl: "/files/padma.webp",
      roles: ["agent"],
      memberSince: madeAt(server.clock).getTime(),
      lstOfUserBusinessDetailsInfo: [
        {
          businessName: null,
          gstin: null,
          locationTo: {
            placeName: "Hanamkonda",
            locationLong: {
              locality: "Hanamkonda",
              adminLevel1: "Telangana",
              adminLevel2: "Hanumakonda",
              countryName: "India",
              latitude: 18.0123,
              longitude: 79.5642,
            },
          },
        },
      ],
    });
  });

  it("[ENT-001] has null where nothing is given, and says that the location is yet to be set", async () => {
    const person = await aPerson(server, { location: null });
    const { profileKey } = person;
    const { data } = await server.call(readProfile, { params: { profileKey } }, { as: person.cookie });
    expect(data).toMatchObject({ altemailId: null, profilePicUrl: null });
    expect(data.lstOfUserBusinessDetailsInfo).toEqual([
      {
        businessName: null,
        gstin: null,
        locationTo: { placeName: "Location yet to be set", locationLong: null },
      },
    ]);
  });

  it("has a place without coordinates by its name", async () => {
    const person = await aPerson(server, { location: { ...hanamkonda, latitude: null, longitude: null } });
    const { profileKey } = person;
    const { data } = await server.call(readProfile, { params: { profileKey } }, { as: person.cookie });
    expect(data.lstOfUserBusinessDetailsInfo[0]?.locationTo).toEqual({
      placeName: "Hanamkonda",
      locationLong: null,
    });
  });

  it("another person's key answers exactly like a missing one", async () => {
    const [one, other] = [await aPerson(server), await aPerson(server)];
    const read = async (profileKey: string) => {
      const answer = await server.call(readProfile, { params: { profileKey } }, { as: one.cookie });
      return { ...answer, headers: null, requestId: null };
    };
    const foreign = await read(other.profileKey);
    expect(foreign).toMatchObject({ status: 404, code: "profiles/not-found", data: null });
    expect(await read("nobody")).toEqual(foreign);
  });

  it("takes two statements, the session included", async () => {
    const { profileKey, cookie } = await aPerson(server);
    const { statements } = await server.statements.during(() =>
      server.call(readProfile, { params: { profileKey } }, { as: cookie }),
    );
    expect(statements).toHaveLength(2);
  });
});

describe("people for other features", () => {
  it("a mobile number has one profile: the second is null", async () => {
    const { mobileNo } = await aPerson(server);
    const { platform } = server;
    const second = await createProfile(platform, platform.database, {
      mobileNo,
      firstName: "Ramulu",
      language: "en",
    });
    expect(second).toBeNull();
  });

  it("names are read for many at once, and nothing that others must not see", async () => {
    const [one, other] = [await aPerson(server, { firstName: "Padma" }), await aPerson(server)];
    const { result, statements } = await server.statements.during(() =>
      readNames(server.platform.database, [one.profileId, other.profileId, one.profileId, -1]),
    );
    expect(statements).toHaveLength(1);
    expect([...result.keys()].sort()).toEqual([one.profileId, other.profileId].sort());
    expect(result.get(one.profileId)).toEqual({
      profileKey: one.profileKey,
      firstName: "Padma",
      firstNameTe: null,
      pictureUrl: null,
      locality: "Hanamkonda",
    });
  });
});
