import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { features } from "#engine/server/app.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { privacyPlan } from "#engine/server/privacy/privacy-plan.ts";
import { readStream } from "#features/feed/contract";
import { addPause, waitingCases } from "#features/moderation/builders.ts";
import { addWord } from "#features/moderation/contract/listed-words.ts";
import { blockPerson, unblockPerson } from "#features/people/contract.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, type TestPerson } from "#testing/shop/builders.ts";
import { runJob } from "#testing/shop/online-payments.ts";
import { anUpdateBy } from "../../builders.ts";
import type { Poll } from "../../contract/poll.ts";
import {
  deleteUpdate,
  editUpdate,
  listUpdates,
  readPublicUpdate,
  readUpdate,
  type UpdateDraft,
  writeUpdate,
} from "../../contract/updates.ts";
import { vote } from "../../contract/vote.ts";
import { hideUpdate } from "../reports/hide-words.ts";

const day = 86_400_000;
let app: TestApp;
let author: TestPerson;
let reader: TestPerson;
let other: TestPerson;
beforeAll(async () => {
  app = await testApp({ raisedLimits: { "posts, hour": 1000, "updates/write-update": 1000 } });
  author = await aPerson(app, { roles: ["agent"] });
  reader = await aPerson(app);
  other = await aPerson(app);
});
afterAll(() => app.close());

const options = ["This week", "Next week", "Later"];
const asked = (draft: Partial<UpdateDraft> = {}, by = author) =>
  anUpdateBy(app, by.cookie, { text: "When do you sow?", poll: { options, days: 3 }, ...draft });
const voted = (by: TestPerson, shareId: string, option = "Next week") =>
  app.call(vote, { params: { shareId }, body: { option } }, { as: by.cookie });
const edited = (shareId: string, draft: Partial<UpdateDraft>) =>
  app.call(
    editUpdate,
    { params: { shareId }, body: { text: "When do you sow?", ...draft } as UpdateDraft },
    { as: author.cookie },
  );
const read = async ({ cookie: as }: TestPerson, shareId: string) =>
  (await app.call(readUpdate, { params: { shareId } }, { as })).data.poll;
const countsOf = (poll: Poll | null | undefined) => poll?.options.map(({ count }) => count);

describe("a poll that is written", () => {
  test("has two to four different options of one line with at most 60 letters, and one, three or seven days, three unless it says so", async () => {
    const write = (poll: object) =>
      app.call(writeUpdate, { body: { text: "When?", poll } as UpdateDraft }, { as: author.cookie });
    const kept = await write({ options: [" This  week ", "Later\n"] });
    expect(kept.data.poll).toEqual({
      options: ["This week", "Later"].map((text) => ({ text, count: 0 })),
      ...{ voteCount: 0, chosen: null, days: 3, isClosed: false },
      closesAt: app.clock.now().getTime() + 3 * day,
    });
    const fault = async (poll: object) => Object.keys((await write(poll)).fields ?? {})[0];
    expect(await fault({ options: ["This week"] })).toBe("poll.options");
    expect(await fault({ options: ["1", "2", "3", "4", "5"] })).toBe("poll.options");
    expect(await fault({ options: ["Later", " LATER"] })).toBe("poll.options");
    expect(await fault({ options: ["Later", " "] })).toBe("poll.options.1");
    expect(await fault({ options: ["Later", "x".repeat(61)] })).toBe("poll.options.1");
    expect(await fault({ options, days: 2 })).toBe("poll.days");
    const silent = { body: { text: "", poll: { options, days: 3 } } as unknown as UpdateDraft };
    expect((await app.call(writeUpdate, silent, { as: author.cookie })).code).toBe("updates/empty");
  });

  test("changes until somebody has voted; then its update's words change alone, and the poll cannot be taken out", async () => {
    const { shareId } = await asked();
    const yesNo = { options: ["Yes", "No"], days: 3 as const };
    expect(countsOf((await edited(shareId, { poll: yesNo })).data.poll)).toEqual([0, 0]);
    await voted(reader, shareId, "Yes");
    for (const poll of [{ ...yesNo, options: ["No", "Yes"] }, null])
      expect(await edited(shareId, { poll })).toMatchObject({ status: 409, code: "updates/poll-fixed" });
    for (const draft of [{ poll: yesNo }, {}]) {
      const { data } = await edited(shareId, { text: "Do you sow now?", ...draft });
      expect([data.text, countsOf(data.poll)]).toEqual(["Do you sow now?", [1, 0]]);
    }
    const without = await anUpdateBy(app, author.cookie);
    expect((await edited(without.shareId, { poll: yesNo })).code).toBe("updates/poll-fixed");
  });

  test("is held with its update where an option has a listed word, and support reads the options", async () => {
    const admin = await aPerson(app, { roles: ["platform-admin"] });
    await app.call(addWord, { body: { word: "quickloan", takesEndings: false } }, { as: admin.cookie });
    const { shareId } = await asked({ poll: { options: ["Bank", "A quickloan"], days: 1 } });
    expect((await voted(reader, shareId, "Bank")).status).toBe(404);
    const cases = await waitingCases(app);
    expect(cases.map(({ words }) => words)).toContain("When do you sow?\nBank\nA quickloan");
    const fresh = await aPerson(app, { isNew: true });
    const poll = { options: ["Yes", "See https://example.com"], days: 1 as const };
    const linked = { body: { text: "Which?", poll } as unknown as UpdateDraft };
    expect((await app.call(writeUpdate, linked, { as: fresh.cookie })).code).toBe("moderation/no-links-yet");
  });
});

describe("voting", () => {
  test("counts once for each person, however often and at once it is sent, and for the author too", async () => {
    const { shareId } = await asked();
    await Promise.all([...options, ...options].map((option) => voted(reader, shareId, option)));
    expect((await read(reader, shareId))?.voteCount).toBe(1);
    await voted(author, shareId, "Later");
    const { data } = await voted(reader, shareId, "Next week");
    expect(data).toMatchObject({ voteCount: 2, chosen: "Next week" });
    expect(countsOf(data)).toEqual([0, 1, 1]);
  });

  test("comes before results: until a reader has voted no answer tells him the counts, but how many have voted", async () => {
    const { shareId } = await asked();
    await voted(other, shareId);
    const seen = async ({ cookie: as }: TestPerson) => {
      const { updates } = (await app.call(listUpdates, { query: { limit: 50 } }, { as })).data;
      const query = { show: "for-you", limit: 50 } as const;
      const forYou = (await app.call(listUpdates, { query }, { as })).data.updates;
      const { entitiesStream } = (await app.call(readStream, { query: { limit: 50 } }, { as })).data;
      const polls = [...updates, ...forYou, ...entitiesStream.flatMap(({ update }) => update ?? [])]
        .filter((update) => update.shareId === shareId)
        .map(({ poll }) => poll);
      expect(polls).toHaveLength(3);
      return [...polls, await read({ cookie: as } as TestPerson, shareId)].map((poll) => [
        poll?.voteCount,
        poll?.chosen,
        countsOf(poll),
      ]);
    };
    const four = (poll: unknown) => [poll, poll, poll, poll];
    expect(await seen(reader)).toEqual(four([1, null, [null, null, null]]));
    expect(await seen(author)).toEqual(four([1, null, [0, 1, 0]]));
    expect(await seen(other)).toEqual(four([1, "Next week", [0, 1, 0]]));
  });

  test("is changed until the poll closes; then everybody sees the results, guests too, and no vote or change is taken", async () => {
    const { shareId } = await asked();
    const guest = async () => {
      const { data } = await app.call(readPublicUpdate, { params: { shareId } });
      const page = await app.app.inject({ url: `/public/social/updates/${shareId}` });
      return [countsOf(data.poll), data.poll?.chosen, page.body.includes("<b>100%</b>")];
    };
    await voted(reader, shareId, "Later");
    app.clock.advance(3 * day - 1);
    expect(countsOf((await voted(reader, shareId, "This week")).data)).toEqual([1, 0, 0]);
    expect(await guest()).toEqual([[null, null, null], null, false]);
    app.clock.advance(1);
    for (const by of [reader, other])
      expect(await voted(by, shareId, "Later")).toMatchObject({ status: 409, code: "updates/poll-closed" });
    expect(await read(other, shareId)).toMatchObject({ isClosed: true, voteCount: 1, chosen: null });
    expect(countsOf(await read(other, shareId))).toEqual([1, 0, 0]);
    expect(await guest()).toEqual([[1, 0, 0], null, true]);
    const unvoted = await asked({ poll: { options, days: 1 } });
    app.clock.advance(day);
    const changed = await edited(unvoted.shareId, { poll: { options: ["Yes", "No"], days: 1 } });
    expect(changed.code).toBe("updates/poll-fixed");
  });

  test("begins when a scheduled update goes out, from when its days count", async () => {
    const goesOutAt = app.clock.now().getTime() + day;
    const { shareId } = await asked({ goesOutAt, poll: { options, days: 1 } });
    expect((await read(author, shareId))?.closesAt).toBe(goesOutAt + day);
    for (const by of [author, reader]) expect((await voted(by, shareId)).status).toBe(404);
    await edited(shareId, { goesOutAt, poll: { options: ["Yes", "No"], days: 7 } });
    app.clock.advance(2 * day);
    await runJob(app, "updates/publish-scheduled");
    const { data } = await voted(reader, shareId, "Yes");
    expect([data.closesAt, countsOf(data)]).toEqual([app.clock.now().getTime() + 7 * day, [1, 0]]);
  });

  test("goes by the words of an option: a vote for what is not there is refused, and an author who changes options at that moment gets no vote for others", async () => {
    const plain = await anUpdateBy(app, author.cookie);
    const { shareId } = await asked();
    for (const id of [plain.shareId, shareId])
      expect(await voted(reader, id, "Never")).toMatchObject({ status: 409, code: "updates/option-gone" });
    for (let at = 0; at < 6; at += 1) {
      const raced = (await asked({ poll: { options: ["Yes", "No"], days: 1 } })).shareId;
      const [pressed, changed] = await Promise.all([
        voted(reader, raced, "Yes"),
        edited(raced, { poll: { options: ["No", "Maybe"], days: 1 } }),
      ]);
      const poll = await read(reader, raced);
      expect([pressed.status, changed.status].toSorted()).toEqual([200, 409]);
      expect(poll?.chosen).toBe(pressed.status === 200 ? "Yes" : null);
    }
  });

  test("[PROF-003] is not for who is kept apart from the author by a block, in either direction, nor in what is hidden or deleted", async () => {
    const { shareId } = await asked();
    const pairs = [
      [author, other],
      [other, author],
    ] as const;
    for (const [by, blocked] of pairs) {
      const params = { profileKey: blocked.profileKey };
      await app.call(blockPerson, { params }, { as: by.cookie });
      expect((await voted(other, shareId)).code).toBe("updates/not-found");
      await app.call(unblockPerson, { params }, { as: by.cookie });
    }
    expect((await voted(other, shareId)).status).toBe(200);
    const { id } = await app.platform.database
      .selectFrom("updates")
      .select("id")
      .where("share_id", "=", shareId)
      .executeTakeFirstOrThrow();
    const decision = { kind: "update", key: String(id), isChanged: true };
    const decide = (isHidden: boolean) =>
      inTransaction(app.platform, (transaction) =>
        hideUpdate.run(app.platform, transaction, { ...decision, isHidden }),
      );
    await decide(true);
    expect((await voted(reader, shareId)).code).toBe("updates/not-found");
    await decide(false);
    expect((await voted(reader, shareId)).data.voteCount).toBe(2);
    await app.call(deleteUpdate, { params: { shareId } }, { as: author.cookie });
    expect((await voted(reader, shareId)).code).toBe("updates/not-found");
  });

  test("is open to whose writing is stopped, as every mark is", async () => {
    const stopped = await aPerson(app);
    await addPause(app, stopped, 7);
    const { shareId } = await asked();
    expect((await voted(stopped, shareId)).data.voteCount).toBe(1);
  });

  test("belongs to the voter's own data: handed out to that person, deleted with the account", () => {
    const tables = privacyPlan(features).tables.filter(({ table }) => table.startsWith("update_poll"));
    expect(tables).toMatchObject([
      { table: "update_polls", onExport: "included", onErasure: "deleted" },
      { table: "update_poll_votes", ways: ["profile_id"], onExport: "included", onErasure: "deleted" },
    ]);
  });
});
