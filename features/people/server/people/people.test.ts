import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addAddress } from "#features/addresses/contract.ts";
import { saveAccount } from "#features/payouts/contract";
import { updateProfile } from "#features/profiles/contract/profiles.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aSeller } from "#testing/shop/builders.ts";
import { madeAt } from "#testing/shop/people.ts";
import { farmersAddress } from "#testing/shop/shopping.ts";
import { follows } from "../../builders.ts";
import {
  blockPerson,
  followPerson,
  listNetwork,
  mostFollowed,
  type NetworkList,
  readPerson,
  unblockPerson,
  unfollowPerson,
} from "../../contract.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

type Member = Awaited<ReturnType<typeof aPerson>>;
const seen = (by: Member, { profileKey }: Pick<Member, "profileKey">) =>
  app.call(readPerson, { params: { profileKey } }, { as: by.cookie });
const change = (
  endpoint: typeof followPerson | typeof unfollowPerson | typeof blockPerson | typeof unblockPerson,
  by: Member,
  { profileKey }: Pick<Member, "profileKey">,
) => app.call(endpoint, { params: { profileKey } }, { as: by.cookie });
const listed = async (by: Member, list: NetworkList) =>
  (await app.call(listNetwork, { query: { list } }, { as: by.cookie })).data.people.map(
    ({ firstName }) => firstName,
  );

describe("the page of another person", () => {
  test("[PROF-003] [NAV-095] shows name, picture, village and district, role and since when he is here", async () => {
    const padma = await aPerson(app, { firstName: "Padma", firstNameTe: "పద్మ", roles: ["agent"] });
    const { data } = await seen(await aPerson(app), padma);
    expect(data).toEqual({
      profileKey: padma.profileKey,
      firstName: "Padma",
      firstNameTe: "పద్మ",
      pictureUrl: null,
      role: "agent",
      businessName: null,
      locality: "Hanamkonda",
      district: "Hanumakonda",
      state: "Telangana",
      memberSince: madeAt(app.clock).getTime(),
      ...{ followers: 0, following: 0, isFollowed: false, followsYou: false, isBlocked: false },
    });
  });

  test("[PROF-003] a seller is shown with the name of the business, staff as staff, everybody else as a farmer", async () => {
    const viewer = await aPerson(app);
    const { profileId, sellerId } = await aSeller(app);
    const { rows } = await sql<{ profileKey: string; name: string }>`
      select profile_key as "profileKey", sellers.business_name as name from profiles, sellers
      where profiles.id = ${profileId} and sellers.id = ${sellerId}`.execute(app.platform.database);
    const [seller] = rows;
    if (!seller) throw new Error("the seller has a profile");
    expect((await seen(viewer, seller)).data).toMatchObject({ businessName: { en: seller.name } });
    const support = await aPerson(app, { roles: ["support"] });
    expect((await seen(viewer, support)).data.role).toBe("staff");
    expect((await seen(support, viewer)).data.role).toBe("farmer");
  });

  describe("[PROF-003] never holds", () => {
    const secrets = {
      "the mobile number": "8123456780",
      "the e-mail": "zyxpadma@example.in",
      "the pin code": "506132",
      "the house": "4-12 Zyxstreet",
      "the GST number": "36ABCDE1234F1Z5",
      "the bank account": "308400001111",
      "the point on the map": "18.4321",
    };
    let said: string;
    beforeAll(async () => {
      const location = {
        ...{ locality: "Khanapur", adminLevel1: "Telangana", adminLevel2: "Warangal", countryName: "India" },
        ...{ postalCode: secrets["the pin code"], latitude: 18.4321, longitude: 79.4321 },
      };
      const padma = await aPerson(app, {
        mobileNo: secrets["the mobile number"],
        location,
        roles: ["agent"],
      });
      const as = padma.cookie;
      const body = {
        ...{ firstName: "Padma", firstNameTe: null, email: secrets["the e-mail"], language: "en" as const },
        ...{ businessName: "Padma Stores", gstin: secrets["the GST number"] },
      };
      await app.call(updateProfile, { body }, { as });
      await app.call(addAddress, { body: { ...farmersAddress, addressLine1: secrets["the house"] } }, { as });
      const account = { kind: "bank", holder: "Padma", ifsc: "SBIN0020159" } as const;
      await app.call(
        saveAccount,
        { body: { ...account, accountNumber: secrets["the bank account"] } },
        { as },
      );
      const viewer = await aPerson(app);
      await follows(app, padma, viewer);
      const followers = await app.call(listNetwork, { query: { list: "followers" } }, { as: viewer.cookie });
      said = JSON.stringify([(await seen(viewer, padma)).data, followers.data]);
    });
    test.each(Object.entries(secrets))("%s", (_, secret) => {
      expect(said).toContain("Khanapur");
      expect(said).not.toContain(secret);
    });
    test("orders, earnings, margins or when the person was last here", () => {
      const known = [
        "profileKey",
        "firstName",
        "firstNameTe",
        "pictureUrl",
        "role",
        "businessName",
        "locality",
      ];
      const more = ["district", "state", "memberSince", "followers", "following"];
      const about = ["isFollowed", "followsYou", "isBlocked"];
      const [person] = JSON.parse(said) as [object];
      expect(Object.keys(person).sort()).toEqual([...known, ...more, ...about].sort());
    });
  });

  test("[PROF-004] an unknown key and an erased person are not found", async () => {
    const viewer = await aPerson(app);
    const gone = await aPerson(app);
    await sql`update profiles set mobile_no = 'erased-' || id where id = ${gone.profileId}`.execute(
      app.platform.database,
    );
    for (const profileKey of ["no-such-person", gone.profileKey]) {
      const { status, code } = await seen(viewer, { profileKey });
      expect([status, code]).toEqual([404, "people/not-found"]);
    }
  });
});

describe("following", () => {
  test("[PROF-003] counts once however often it is pressed, also at the same moment, and unfollowing ends it", async () => {
    const [one, other] = [
      await aPerson(app, { firstName: "One" }),
      await aPerson(app, { firstName: "Other" }),
    ];
    await Promise.all(Array.from({ length: 5 }, () => change(followPerson, one, other)));
    const { data } = await change(followPerson, one, other);
    expect(data).toMatchObject({ followers: 1, isFollowed: true, followsYou: false });
    expect((await seen(other, one)).data).toMatchObject({ following: 1, followsYou: true });
    expect([await listed(one, "following"), await listed(other, "followers")]).toEqual([["Other"], ["One"]]);
    await change(unfollowPerson, one, other);
    const again = await change(unfollowPerson, one, other);
    expect(again.data).toMatchObject({ followers: 0, isFollowed: false });
    expect(await listed(other, "followers")).toEqual([]);
  });

  test("nobody follows or blocks himself", async () => {
    const one = await aPerson(app);
    for (const endpoint of [followPerson, blockPerson]) {
      const { status, code } = await change(endpoint, one, one);
      expect([status, code]).toEqual([422, "people/yourself"]);
    }
  });

  test(`at most ${mostFollowed} people are followed`, async () => {
    const [one, other] = [await aPerson(app), await aPerson(app)];
    await sql`
      with crowd as (
        insert into profiles (profile_key, mobile_no, first_name, created_at)
        select 'crowd-' || n, (6100000000 + n)::text, 'Crowd', now() from generate_series(1, ${mostFollowed}::int) n
        returning id
      ) insert into follows select ${one.profileId}::bigint, id, now() from crowd`.execute(
      app.platform.database,
    );
    expect((await change(followPerson, one, other)).code).toBe("people/too-many-followed");
  });

  test("the lists come in parts, the newest first, each person once", async () => {
    const star = await aPerson(app);
    for (const firstName of ["A", "B", "C", "D", "E"]) {
      await follows(app, await aPerson(app, { firstName }), star);
      // Two of them in the same moment.
      if (firstName !== "C") app.clock.advance(1000);
    }
    const got: string[] = [];
    let after: string | null = "";
    do {
      const query: { list: "followers"; limit: number; after?: string } = {
        ...{ list: "followers", limit: 2 },
        ...(after && { after }),
      };
      const { data } = await app.call(listNetwork, { query }, { as: star.cookie });
      got.push(...data.people.map(({ firstName }) => firstName));
      after = data.nextAfter;
    } while (after !== null);
    expect([got[0], [...got.slice(1, 3)].sort(), got.slice(3)]).toEqual(["E", ["C", "D"], ["B", "A"]]);
  });
});

describe("blocking", () => {
  test("ends what was between the two; the blocked one finds nobody there, the other may take it back", async () => {
    const [one, other] = [
      await aPerson(app, { firstName: "One" }),
      await aPerson(app, { firstName: "Other" }),
    ];
    await follows(app, one, other);
    await follows(app, other, one);
    const { data } = await change(blockPerson, one, other);
    expect(data).toMatchObject({ isBlocked: true, isFollowed: false, followsYou: false, followers: 0 });
    expect(await listed(one, "blocked")).toEqual(["Other"]);
    expect([await listed(one, "followers"), await listed(other, "following")]).toEqual([[], []]);
    for (const answer of [await seen(other, one), await change(followPerson, other, one)])
      expect(answer.code).toBe("people/not-found");
    expect((await change(followPerson, one, other)).code).toBe("people/blocked");
    await change(unblockPerson, one, other);
    expect((await seen(other, one)).data).toMatchObject({ isBlocked: false, followsYou: false });
    expect(await listed(one, "blocked")).toEqual([]);
  });
});
