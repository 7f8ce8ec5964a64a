import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { aPerson } from "#testing/shop/builders.ts";
import { breakCalls } from "#testing/web/faults.ts";
import { visit } from "#testing/web/visit.ts";
import { follows } from "../../builders.ts";
import { listViews } from "../../contract.ts";

const here = visit();
afterEach(() => chooseLanguage("en"));

const padma = () => aPerson(here.server, { firstName: "Padma", firstNameTe: "పద్మ", roles: ["agent"] });
const at = ({ profileKey }: { readonly profileKey: string }) => `/app/profiles/${profileKey}`;

it("[PROF-003] [NAV-095] another person's page shows who and where, in both languages, and neither number nor e-mail", async () => {
  const other = await padma();
  const { cookie: as } = await aPerson(here.server);
  here.open({ at: at(other), as });
  expect(await screen.findByText("Agent · Hanamkonda, Hanumakonda")).toBeDefined();
  expect(screen.getAllByText("Padma").length).toBeGreaterThan(1);
  expect(screen.getByText("Hanamkonda, Hanumakonda, Telangana")).toBeDefined();
  expect(document.body.textContent).not.toContain(other.mobileNo.slice(5));
  act(() => chooseLanguage("te"));
  expect(screen.getAllByText("పద్మ")).toHaveLength(3);
  expect(screen.getByRole("button", { name: "అనుసరించండి" })).toBeDefined();
});

it("[PROF-003] Follow counts at once and becomes Unfollow, which takes it back", async () => {
  const other = await padma();
  const { cookie: as } = await aPerson(here.server);
  const { user } = here.open({ at: at(other), as });
  await user.click(await screen.findByRole("button", { name: "Follow" }));
  await screen.findByRole("button", { name: "Unfollow" });
  expect(screen.getByText("Follower").nextElementSibling?.textContent).toBe("1");
  await user.click(screen.getByRole("button", { name: "Unfollow" }));
  await screen.findByRole("button", { name: "Follow" });
});

it("[PROF-006] who opens the page is noted as a viewer", async () => {
  const other = await padma();
  const me = await aPerson(here.server, { firstName: "Viewer" });
  here.open({ at: at(other), as: me.cookie });
  await screen.findByRole("button", { name: "Follow" });
  await waitFor(async () => {
    const { data } = await here.server.call(listViews, { query: {} }, { as: other.cookie });
    expect(data.views.map(({ firstName }) => firstName)).toEqual(["Viewer"]);
  });
});

it("what could not be sent is said, and nothing changes", async () => {
  const other = await padma();
  const { cookie: as } = await aPerson(here.server);
  const { user } = here.open({ at: at(other), as });
  const follow = await screen.findByRole("button", { name: "Follow" });
  here.break(breakCalls("/follow", "no answer"));
  await user.click(follow);
  expect(await screen.findByText("That did not work. Try again.")).toBeDefined();
  expect(screen.getByRole("button", { name: "Follow" })).toBeDefined();
});

it("blocking asks first, says so on the page, and is taken back there", async () => {
  const other = await padma();
  const me = await aPerson(here.server);
  await follows(here.server, other, me);
  const { user } = here.open({ at: at(other), as: me.cookie });
  expect(await screen.findByText("Follows you")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Block" }));
  const question = await screen.findByRole("alertdialog", { name: "Block Padma?" });
  await user.click(within(question).getByRole("button", { name: "Block" }));
  expect(await screen.findByText("You have blocked this person.")).toBeDefined();
  await waitFor(() => expect(screen.queryByText("Follows you")).toBeNull());
  await user.click(screen.getByRole("button", { name: "Unblock" }));
  expect(await screen.findByRole("button", { name: "Follow" })).toBeDefined();
});

it("[PROF-004] an unknown key says that nobody is there and leads home", async () => {
  const { cookie: as } = await aPerson(here.server);
  here.open({ at: "/app/profiles/no-such-person", as });
  expect(await screen.findByText("This person is not on Santha.")).toBeDefined();
  expect(screen.getByRole("link", { name: "Go to home" })).toBeDefined();
});

it("the own key leads to the own profile", async () => {
  const me = await aPerson(here.server);
  const { address } = here.open({ at: at(me), as: me.cookie });
  await waitFor(() => expect(address()).toBe("/app/profiles"));
});

it("without an answer the page says so and asks again when told to", async () => {
  const other = await padma();
  const { cookie: as } = await aPerson(here.server);
  const { user } = here.open({ at: at(other), as });
  here.break(breakCalls("/v2/people", "gateway error"));
  const again = await screen.findByRole("button", { name: "Try again" });
  here.mend();
  await user.click(again);
  expect(await screen.findByText("Agent · Hanamkonda, Hanumakonda")).toBeDefined();
});
