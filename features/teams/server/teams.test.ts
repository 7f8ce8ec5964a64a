import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { routesOf } from "#engine/server/app.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { revokeRole } from "#engine/server/people/roles.ts";
import { findSellerAccess } from "#engine/server/people/seller-access.ts";
import { readSession } from "#features/auth/contract/auth.ts";
import { moveSellerOrder } from "#features/orders/contract/seller-orders.ts";
import { requestOf, type TestApp, testApp } from "#testing/process/app.ts";
import { lastSms } from "#testing/process/sms.ts";
import { aPerson, aSeller } from "#testing/shop/builders.ts";
import { tradeDesk } from "#testing/shop/trade.ts";
import { aMember, anInvitation, aTeam } from "../builders.ts";
import * as teams from "../contract.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const own = async (as: string) => (await app.call(teams.readOwnTeam, {}, { as })).data;
const list = async (as: string) => (await app.call(teams.listTeams, {}, { as })).data.teams;
const answer = (as: string, memberId: number, isAccepted: boolean) =>
  app.call(teams.answerInvitation, { params: { memberId }, body: { isAccepted } }, { as });
const remove = (as: string, memberId: number) =>
  app.call(teams.removeMember, { params: { memberId } }, { as });

async function aShop() {
  const person = await aPerson(app, { roles: ["seller"] });
  await aSeller(app, { profileId: person.profileId, name: { en: "Kakatiya", te: "కాకతీయ" } });
  return person;
}

/** What a person was told of a team after joining it. */
const toldOf = async (profileId: number) =>
  (
    await app.platform.database
      .selectFrom("notifications")
      .select("body_en")
      .where("profile_id", "=", profileId)
      .where("kind", "=", "TEAM_INVITATION")
      .orderBy("told_at")
      .execute()
  )
    .map(({ body_en: body }) => body)
    .slice(1);

/** Every read for sellers that names nothing. */
const reads = () =>
  routesOf(app.platform)
    .map(({ endpoint }) => endpoint)
    .filter(
      ({ permission, method, params }) => permission === "seller" && method === "GET" && params === undefined,
    );

async function read(endpoint: ReturnType<typeof reads>[number], as: string) {
  const { statusCode, body } = await app.app.inject(requestOf(endpoint, {}, { as }));
  // A paper tells when it was printed.
  const printing = /\(D:\d+Z\)|\/ID \[[^\]]*\]/g;
  return { statusCode, body: body.replace(/"requestId":"[^"]*"/g, "").replace(printing, "") };
}

describe("what a member may do", () => {
  test("[SELL-009] a member reads what the seller reads, in the parts of the given roles; every other call is refused", async () => {
    const desk = tradeDesk(app);
    const trade = await desk.aTrade();
    await desk.anOrderOf(trade);
    expect(reads().length).toBeGreaterThan(10);
    for (const role of teams.memberRoles) {
      const { cookie } = await aMember(app, trade.seller, [role]);
      for (const endpoint of reads()) {
        const isAllowed = role === "owner" || [endpoint.sellerPart].flat().some((part) => part === role);
        const answered = await read(endpoint, cookie);
        const expected = isAllowed ? await read(endpoint, trade.seller) : { statusCode: 403 };
        expect([endpoint.name, role, answered]).toMatchObject([endpoint.name, role, expected]);
      }
    }
  });

  test("[SELL-009] a member moves the seller's orders as that member, not those of another seller; the team's month counts them", async () => {
    const desk = tradeDesk(app);
    const [trade, other] = [await desk.aTrade(), await desk.aTrade()];
    const [order, theirs] = [await desk.anOrderOf(trade), await desk.anOrderOf(other)];
    const member = await aMember(app, trade.seller, ["orders"]);
    const body = { action: "ACCEPT", from: "ORD_PLACED" } as const;
    const move = (orderId: string) =>
      app.call(moveSellerOrder, { params: { orderId }, body }, { as: member.cookie });
    expect((await move(theirs.orderId)).status).toBe(404);
    expect((await move(order.orderId)).status).toBe(201);
    const change = await app.platform.database
      .selectFrom("order_state_changes")
      .select("actor_profile_id")
      .where("order_id", "=", order.orderId)
      .where("action", "=", "ACCEPT")
      .executeTakeFirstOrThrow();
    expect(change.actor_profile_id).toBe(member.profileId);
    const counted = (await list(trade.seller)).find(({ teamId }) => teamId === member.teamId);
    expect(counted?.acceptedInPaise).toBe(1_340_00);
  });

  test("[SELL-009] who is removed, leaves or gets other roles is refused at once in sessions that are open", async () => {
    const seller = await aShop();
    const part = async (as: string) => (await app.call(readSession, {}, { as })).data.sellerParts;
    const owner = await aMember(app, seller.cookie, ["owner"]);
    const member = await aMember(app, seller.cookie, ["catalogue", "owner"]);
    expect(await part(member.cookie)).toEqual(["catalogue", "orders", "accounts", "team"]);
    const change = (seenRoles: teams.MemberRole[]) =>
      app.call(
        teams.changeMember,
        { params: { memberId: member.memberId }, body: { roles: ["accounts"], seenRoles } },
        { as: owner.cookie },
      );
    expect((await change(["orders"])).code).toBe("teams/changed");
    expect((await change(["owner", "catalogue"])).status).toBe(200);
    expect(await part(member.cookie)).toEqual(["accounts"]);
    expect((await app.call(teams.listTeams, {}, { as: member.cookie })).status).toBe(403);
    await remove(owner.cookie, member.memberId);
    expect(await part(member.cookie)).toEqual([]);
    expect(await toldOf(member.profileId)).toEqual([
      "What you may do in your team has changed.",
      "You no longer work in the seller's team.",
    ]);
    await app.call(teams.leaveTeam, {}, { as: owner.cookie });
    expect((await app.call(teams.listTeams, {}, { as: owner.cookie })).status).toBe(403);
    expect(await findSellerAccess(app.platform.database, owner.profileId)).toBeUndefined();
  });
});

describe("an invitation", () => {
  test("[SELL-007] looks the same for known and unknown numbers until it is accepted, and waits for an account", async () => {
    const seller = await aShop();
    const known = await aPerson(app, { firstName: "Padma" });
    const unknown = "6123456789";
    for (const mobileNo of [known.mobileNo, unknown]) await anInvitation(app, seller.cookie, mobileNo);
    const shown = (await list(seller.cookie)).flatMap(({ members }) => members);
    expect(shown.map(({ name, isJoined, roles }) => ({ name, isJoined, roles }))).toEqual([
      { name: null, isJoined: false, roles: ["orders"] },
      { name: null, isJoined: false, roles: ["orders"] },
    ]);
    expect(await lastSms(app, { to: known.mobileNo })).toContain("invites you");
    expect(await lastSms(app, { to: unknown })).toBe("");
    const later = await aPerson(app, { mobileNo: unknown });
    expect((await own(later.cookie)).invitations).toMatchObject([{ sellerName: { en: "Kakatiya" } }]);
    await answer(known.cookie, shown[0]?.memberId ?? 0, true);
    await answer(later.cookie, shown[1]?.memberId ?? 0, false);
    const left = (await list(seller.cookie)).flatMap(({ members }) => members);
    expect(left).toMatchObject([{ name: { en: "Padma" }, isJoined: true }]);
  });

  test("nobody works for two sellers, also when both invitations are accepted at once, and no seller for another", async () => {
    const [one, two] = [await aShop(), await aShop()];
    const person = await aPerson(app);
    const invitations = [
      await anInvitation(app, one.cookie, person.mobileNo),
      await anInvitation(app, two.cookie, person.mobileNo),
    ];
    const answers = await Promise.all(
      invitations.map(({ memberId }) => answer(person.cookie, memberId, true)),
    );
    expect(answers.map(({ code }) => code).toSorted()).toEqual(["OK", "teams/already-member"]);
    const { membership } = await own(person.cookie);
    const access = await findSellerAccess(app.platform.database, person.profileId);
    const at = answers.findIndex(({ code }) => code === "OK");
    expect(membership?.memberId).toBe(invitations[at]?.memberId);
    expect(access?.sellerProfileId).toBe([one, two][at]?.profileId);
    const { memberId } = await anInvitation(app, one.cookie, two.mobileNo);
    expect((await answer(two.cookie, memberId, true)).code).toBe("teams/sells-already");
  });

  test("access whose membership is gone keeps nobody out: leaving ends it, and so does the next acceptance", async () => {
    const [one, two] = [await aShop(), await aShop()];
    const stale = async () => {
      const member = await aMember(app, one.cookie);
      await app.platform.database.deleteFrom("team_members").where("id", "=", member.memberId).execute();
      return member;
    };
    const leaver = await stale();
    await app.call(teams.leaveTeam, {}, { as: leaver.cookie });
    expect(await findSellerAccess(app.platform.database, leaver.profileId)).toBeUndefined();
    const joiner = await stale();
    const { memberId } = await anInvitation(app, two.cookie, joiner.mobileNo);
    expect((await answer(joiner.cookie, memberId, true)).code).toBe("OK");
    const access = await findSellerAccess(app.platform.database, joiner.profileId);
    expect(access?.sellerProfileId).toBe(two.profileId);
  });

  test("is over once the seller who sent it sells no more", async () => {
    const seller = await aShop();
    const person = await aPerson(app);
    const { memberId } = await anInvitation(app, seller.cookie, person.mobileNo);
    await inTransaction(app.platform, (transaction) =>
      revokeRole(transaction, { profileId: seller.profileId, role: "seller" }),
    );
    expect((await answer(person.cookie, memberId, true)).code).toBe("teams/invitation-not-found");
    expect(await findSellerAccess(app.platform.database, person.profileId)).toBeUndefined();
  });

  test("goes to a number once, not to the own one, and a person's answer only to that person", async () => {
    const seller = await aShop();
    const person = await aPerson(app);
    const { memberId, teamId } = await anInvitation(app, seller.cookie, person.mobileNo);
    const invite = (mobileNo: string) =>
      app.call(
        teams.inviteMember,
        { params: { teamId }, body: { mobileNo, roles: ["orders"] } },
        { as: seller.cookie },
      );
    expect((await invite(person.mobileNo)).code).toBe("teams/already-invited");
    expect((await invite(seller.mobileNo)).fields).toHaveProperty("mobileNo");
    expect((await answer((await aPerson(app)).cookie, memberId, true)).status).toBe(404);
  });
});

test("[SELL-007] a team is made, renamed as it was seen and deleted once it is empty; names are unique whatever their capitals", async () => {
  const { cookie: as } = await aShop();
  const teamId = await aTeam(app, as, "Warangal");
  const terms = { name: "WARANGAL", targetInPaise: null };
  expect((await app.call(teams.createTeam, { body: terms }, { as })).code).toBe("teams/name-taken");
  const others = [await aTeam(app, as, "One"), await aTeam(app, as, "Two")];
  const renamed = await Promise.all(
    ["One", "Two"].map((name, at) => {
      const body = { name: "Same", targetInPaise: null, seen: { name, targetInPaise: null } };
      return app.call(teams.changeTeam, { params: { teamId: others[at] ?? 0 }, body }, { as });
    }),
  );
  expect(renamed.map(({ code }) => code).toSorted()).toEqual(["OK", "teams/name-taken"]);
  for (const other of others) await app.call(teams.deleteTeam, { params: { teamId: other } }, { as });
  const change = (seen: { name: string; targetInPaise: number | null }) =>
    app.call(
      teams.changeTeam,
      { params: { teamId }, body: { name: "Hanamkonda", targetInPaise: 50_000_00, seen } },
      { as },
    );
  expect((await change(terms)).code).toBe("teams/changed");
  const { data } = await change({ name: "Warangal", targetInPaise: null });
  expect(data.teams).toMatchObject([{ name: "Hanamkonda", targetInPaise: 50_000_00, acceptedInPaise: 0 }]);
  const { memberId, teamId: full } = await anInvitation(app, as, "6123456780");
  const drop = (id: number) => app.call(teams.deleteTeam, { params: { teamId: id } }, { as });
  expect((await drop(full)).code).toBe("teams/not-empty");
  await remove(as, memberId);
  expect((await drop(full)).data.teams).toHaveLength(1);
});
