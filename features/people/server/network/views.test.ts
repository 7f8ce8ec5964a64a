import { afterAll, beforeAll, expect, test } from "vitest";
import { sessionFor, type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { views } from "../../builders.ts";
import { blockPerson, hideAsViewer, listViews, viewPerson } from "../../contract.ts";
import { peopleJobs } from "../jobs.ts";

const day = 86_400_000;
let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

type Member = Awaited<ReturnType<typeof aPerson>>;
const named = (firstName: string) => aPerson(app, { firstName });
const viewsOf = async (member: Member) =>
  (await app.call(listViews, { query: {} }, { as: member.cookie })).data;
const viewers = async (member: Member) => (await viewsOf(member)).views.map(({ firstName }) => firstName);
const hide = (member: Member, isHidden: boolean) =>
  app.call(hideAsViewer, { body: { isHidden } }, { as: member.cookie });

test("[PROF-006] [NAV-094] the viewers of a profile come once each with the latest time, newest first; oneself is none", async () => {
  const [star, one, other] = [await named("Star"), await named("One"), await named("Other")];
  expect(await viewsOf(star)).toEqual({ isHidden: false, views: [], nextAfter: null });
  await views(app, one, star);
  app.clock.advance(60_000);
  await views(app, other, star);
  app.clock.advance(60_000);
  await views(app, one, star);
  await views(app, star, star);
  const shown = (await viewsOf(star)).views;
  expect(shown.map(({ firstName, viewedAt }) => [firstName, app.clock.now().getTime() - viewedAt])).toEqual([
    ["One", 0],
    ["Other", 60_000],
  ]);
  expect(await viewers(one)).toEqual([]);
});

test("who hides as a viewer is counted no more, not even for before, and sees no viewers until he shows himself again", async () => {
  const [star, shy] = [await named("Star"), await named("Shy")];
  await views(app, shy, star);
  await views(app, star, shy);
  expect((await hide(shy, true)).data).toEqual({ isHidden: true });
  await hide(shy, true);
  await views(app, shy, star);
  expect([await viewers(star), await viewsOf(shy)]).toEqual([
    [],
    { isHidden: true, views: [], nextAfter: null },
  ]);
  await hide(shy, false);
  await views(app, shy, star);
  expect([await viewers(star), await viewers(shy)]).toEqual([["Shy"], ["Star"]]);
});

test("a view is forgotten after 90 days", async () => {
  const [star, one, late] = [await named("Star"), await named("One"), await named("Late")];
  await views(app, one, star);
  app.clock.advance(day);
  await views(app, late, star);
  app.clock.advance(89 * day);
  // The session of before is over by now.
  expect(await viewers({ ...star, cookie: await sessionFor(app, star) })).toEqual(["Late"]);
  const kept = () =>
    app.platform.database
      .selectFrom("profile_views")
      .select("viewer_profile_id")
      .where("profile_id", "=", star.profileId)
      .execute();
  expect(await kept()).toHaveLength(2);
  for (const job of peopleJobs) await job.run(app.platform, null);
  expect(await kept()).toEqual([{ viewer_profile_id: late.profileId }]);
});

test("a look at somebody whom one has blocked is not noted, and blocked people are no viewers", async () => {
  const [star, bad] = [await named("Star"), await named("Bad")];
  await views(app, bad, star);
  await app.call(blockPerson, { params: { profileKey: bad.profileKey } }, { as: star.cookie });
  const { data } = await app.call(
    viewPerson,
    { params: { profileKey: bad.profileKey } },
    { as: star.cookie },
  );
  expect([data.isNoted, await viewers(star), await viewers(bad)]).toEqual([false, [], []]);
});
