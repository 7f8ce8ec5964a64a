import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { aPerson } from "#testing/shop/builders.ts";
import { breakCalls } from "#testing/web/faults.ts";
import { visit } from "#testing/web/visit.ts";
import { anUpdateBy } from "../../builders.ts";
import { listUpdates, readUpdate } from "../../contract/updates.ts";
import { vote } from "../../contract/vote.ts";

const here = visit();
const at = "/app/social/updates";

async function aPoll(as: string, text: string): Promise<string> {
  return (await anUpdateBy(here.server, as, { text, poll: { options: ["This week", "Later"], days: 3 } }))
    .shareId;
}
async function shownPoll(text: string) {
  const card = (await screen.findByText(text, { selector: "p" })).closest("article");
  if (!card) throw new Error("the words stand in no card");
  return within(within(card).getByRole("group", { name: "Poll" }));
}

it("one press votes and brings the results; Change votes anew, and a vote that was not taken is put back", async () => {
  const { cookie: author } = await aPerson(here.server);
  const { cookie: other } = await aPerson(here.server);
  const { cookie: as } = await aPerson(here.server);
  const shareId = await aPoll(author, "When do you sow?");
  await here.server.call(vote, { params: { shareId }, body: { option: "Later" } }, { as: other });
  const { user } = here.open({ at, as });
  const poll = await shownPoll("When do you sow?");
  expect(poll.getByText(/^1 vote · closes /)).toBeDefined();
  expect(poll.queryByText(/%/)).toBeNull();
  here.break(breakCalls("/vote", "gateway error"));
  await user.click(poll.getByRole("button", { name: "This week" }));
  expect(await screen.findByText("Something went wrong, please try again later.")).toBeDefined();
  const first = poll.getByRole("button", { name: "This week" });
  expect(first.getAttribute("aria-pressed")).toBe("false");
  here.mend();
  await user.click(first);
  expect(await poll.findByRole("button", { name: /^This week ?50%$/ })).toBe(first);
  expect([first.getAttribute("aria-pressed"), first.getAttribute("aria-disabled")]).toEqual(["true", "true"]);
  await user.click(poll.getByRole("button", { name: /^Later ?50%$/ }));
  expect(first.getAttribute("aria-pressed")).toBe("true");
  await user.click(poll.getByRole("button", { name: "Change" }));
  await user.click(poll.getByRole("button", { name: /^Later ?50%$/ }));
  expect(await poll.findByRole("button", { name: /^Later ?100%$/, pressed: true })).toBeDefined();
  await waitFor(async () => {
    const { data } = await here.server.call(readUpdate, { params: { shareId } }, { as });
    expect(data.poll?.chosen).toBe("Later");
  });
});

it("a poll that closed while it was on the screen says so at the next press, and shows its results", async () => {
  const { cookie: author } = await aPerson(here.server);
  const { cookie: as } = await aPerson(here.server);
  const shareId = await aPoll(author, "When do you reap?");
  await here.server.call(vote, { params: { shareId }, body: { option: "Later" } }, { as: author });
  const { user } = here.open({ at: "/app/home/social", as });
  const poll = await shownPoll("When do you reap?");
  here.server.clock.advance(3 * 86_400_000);
  await user.click(poll.getByRole("button", { name: "This week" }));
  expect(await screen.findByText("This poll is closed.")).toBeDefined();
  expect(await poll.findByText("1 vote · closed")).toBeDefined();
  expect(poll.getByText("100%")).toBeDefined();
  expect(poll.queryByRole("button")).toBeNull();
});

it("a poll is added to an update with two different options at least, kept while it cannot be sent, and fixed once somebody has voted", async () => {
  const { cookie: as } = await aPerson(here.server);
  const { cookie: voter } = await aPerson(here.server);
  const { user, goTo } = here.open({ at: `${at}?write=true`, as });
  await user.type(await screen.findByLabelText("What is new in your field?"), "Shall we meet?");
  await user.click(screen.getByRole("button", { name: "Add a poll" }));
  await user.type(await screen.findByLabelText("Option 1"), "Yes");
  await user.click(screen.getByRole("button", { name: "Post" }));
  expect(await screen.findByText("Write at least two options.")).toBeDefined();
  expect(screen.queryByLabelText("Option 3")).toBeNull();
  await user.type(screen.getByLabelText("Option 2"), "yes");
  expect(screen.getByText("Write something different in each option.")).toBeDefined();
  await user.clear(screen.getByLabelText("Option 2"));
  await user.type(screen.getByLabelText("Option 2"), "No");
  await user.type(screen.getByLabelText("Option 3"), "Maybe");
  await user.click(screen.getByRole("radio", { name: "1" }));
  goTo("/app/home");
  await waitFor(() => expect(screen.queryByLabelText("Option 1")).toBeNull());
  goTo(`${at}?write=true`);
  expect((await screen.findByLabelText<HTMLInputElement>("Option 3")).value).toBe("Maybe");
  await user.click(screen.getByRole("button", { name: "Post" }));
  const poll = await shownPoll("Shall we meet?");
  const names = poll.getAllByRole("button").map((option) => option.textContent);
  expect(names).toEqual(["Yes0%", "No0%", "Maybe0%"]);
  const { updates } = (await here.server.call(listUpdates, { query: { show: "mine" } }, { as })).data;
  const shareId = updates[0]?.shareId ?? "";
  expect(updates[0]?.poll?.days).toBe(1);
  await here.server.call(vote, { params: { shareId }, body: { option: "No" } }, { as: voter });
  goTo(`${at}/${shareId}?write=true`);
  expect(await screen.findByText("The options can no longer be changed.")).toBeDefined();
  expect(screen.queryByLabelText("Option 1")).toBeNull();
});
