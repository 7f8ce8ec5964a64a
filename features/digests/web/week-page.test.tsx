import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { follows } from "#features/people/builders.ts";
import { anUpdateBy } from "#features/updates/builders.ts";
import { deleteUpdate } from "#features/updates/contract/updates.ts";
import { sessionFor } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { runJob } from "#testing/shop/online-payments.ts";
import { breakCalls } from "#testing/web/faults.ts";
import { visit } from "#testing/web/visit.ts";
import { mostCounted } from "../contract.ts";

const here = visit();
afterEach(() => chooseLanguage("en"));

/** Somebody who was away while one whom he follows wrote, and was told of it on Sunday. */
async function toldOf(text: string) {
  const [reader, author] = [await aPerson(here.server), await aPerson(here.server, { firstName: "Padma" })];
  await follows(here.server, reader, author);
  here.server.clock.advance(1000);
  const { shareId } = await anUpdateBy(here.server, author.cookie, { text });
  here.server.clock.advance(5 * 86_400_000);
  await runJob(here.server, "digests/tell-week");
  return {
    as: await sessionFor(here.server, reader),
    shareId,
    author: await sessionFor(here.server, author),
  };
}

it("the page shows what the digest names with its author, in both languages, and leads there", async () => {
  const { as, shareId } = await toldOf("Rain since Sunday");
  const { user, address } = here.open({ at: "/app/week", as });
  const link = await screen.findByRole("link", { name: "Rain since Sunday" });
  expect(screen.getByText("Padma")).toBeDefined();
  expect(document.body.textContent).toContain("Updates: 1");
  act(() => chooseLanguage("te"));
  expect(document.body.textContent).toContain("అప్‌డేట్‌లు: 1");
  await user.click(link);
  await waitFor(() => expect(address()).toBe(`/app/social/updates/${shareId}`));
});

it("words too long for a line end with dots behind a whole word", async () => {
  const { as } = await toldOf(`${"Rain ".repeat(17)}and then thunder`);
  here.open({ at: "/app/week", as });
  expect(await screen.findByRole("link", { name: `${"Rain ".repeat(17)}and…` })).toBeDefined();
});

it.each(["Rain in the fields of Warangal ".repeat(3).slice(0, 90), `${"🌧".repeat(84)} again`])(
  "words that just fit are shown whole, however they are stored: %s",
  async (text) => {
    expect([...text]).toHaveLength(90);
    const { as } = await toldOf(text);
    here.open({ at: "/app/week", as });
    expect(await screen.findByRole("link", { name: text })).toBeDefined();
  },
);

it("words that end a letter behind the bound are shortened", async () => {
  const { as } = await toldOf(`${"🌧".repeat(84)} agains`);
  here.open({ at: "/app/week", as });
  expect(await screen.findByRole("link", { name: `${"🌧".repeat(84)}…` })).toBeDefined();
});

it("where counting ended at its bound the page says so, in both languages", async () => {
  const { as } = await toldOf("One of many");
  const counts = { update_count: mostCounted, question_count: mostCounted - 1 };
  await here.server.platform.database.updateTable("weekly_digests").set(counts).execute();
  here.open({ at: "/app/week", as });
  await screen.findByRole("link", { name: "One of many" });
  expect(document.body.textContent).toContain("Updates: 20+ · Questions: 19");
  act(() => chooseLanguage("te"));
  expect(document.body.textContent).toContain("అప్‌డేట్‌లు: 20+ · ప్రశ్నలు: 19");
});

it("before the first digest the page says when one comes; the settings are one press away", async () => {
  const { cookie: as } = await aPerson(here.server);
  const { user, address } = here.open({ at: "/app/week", as });
  expect(await screen.findByText("Nothing to read yet")).toBeDefined();
  await user.click(screen.getByRole("link", { name: "Notification settings" }));
  await waitFor(() => expect(address()).toBe("/app/notifications/settings"));
});

it("what was deleted since is said to be gone", async () => {
  const { as, shareId, author } = await toldOf("Soon gone");
  await here.server.call(deleteUpdate, { params: { shareId } }, { as: author });
  here.open({ at: "/app/week", as });
  expect(await screen.findByText("What was here is gone")).toBeDefined();
});

it("without an answer the page says so and asks again when told to", async () => {
  const { cookie: as } = await aPerson(here.server);
  const { user } = here.open({ at: "/app/week", as });
  here.break(breakCalls("/v2/digests", "gateway error"));
  const again = await screen.findByRole("button", { name: "Try again" });
  here.mend();
  await user.click(again);
  expect(await screen.findByText("Nothing to read yet")).toBeDefined();
});
