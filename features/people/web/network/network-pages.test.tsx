import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { aPerson } from "#testing/shop/builders.ts";
import { breakCalls } from "#testing/web/faults.ts";
import { visit } from "#testing/web/visit.ts";
import { follows, views } from "../../builders.ts";

const here = visit();
const named = (firstName: string) => aPerson(here.server, { firstName });
const names = () => screen.queryAllByText(/^(Padma|Laxman)$/).map(({ textContent }) => textContent);

it("[PROF-006] [NAV-094] the viewers stand with name and time, newest first, and lead to their profiles", async () => {
  const [me, padma, laxman] = [await named("Me"), await named("Padma"), await named("Laxman")];
  await views(here.server, padma, me);
  here.server.clock.advance(60_000);
  await views(here.server, laxman, me);
  const { user, address } = here.open({ at: "/app/network/views", as: me.cookie });
  await screen.findByText("Padma");
  expect(names()).toEqual(["Laxman", "Padma"]);
  expect(screen.getByText("14 Jul, 2026 at 11:00 AM")).toBeDefined();
  await user.click(screen.getByText("Padma"));
  await waitFor(() => expect(address()).toBe(`/app/profiles/${padma.profileKey}`));
});

it("[PROF-006] before the first viewer the page says so", async () => {
  here.open({ at: "/app/network/views", as: (await named("Me")).cookie });
  expect(await screen.findByText("Nobody has viewed your profile in the last 90 days")).toBeDefined();
});

it("who hides as a viewer is told that he sees none either; the choice stands beside the own data too", async () => {
  const [me, padma] = [await named("Me"), await named("Padma")];
  await views(here.server, padma, me);
  const first = here.open({ at: "/app/network/views", as: me.cookie });
  await screen.findByText("Padma");
  const box = () => screen.getByRole<HTMLInputElement>("checkbox", { name: /Do not count me/ });
  await first.user.click(box());
  expect(await screen.findByText("You see no viewers while you hide as one")).toBeDefined();
  expect(box().checked).toBe(true);
  await first.close();
  const second = here.open({ at: "/app/profiles/your-data", as: me.cookie });
  await screen.findByRole("checkbox", { name: /Do not count me/ });
  await second.user.click(box());
  expect(await screen.findByText("You are counted again.")).toBeDefined();
});

it("followers, followed and blocked people stand in a list each, which the address keeps", async () => {
  const [me, padma, laxman] = [await named("Me"), await named("Padma"), await named("Laxman")];
  await follows(here.server, padma, me);
  await follows(here.server, me, laxman);
  const { user, address } = here.open({ at: "/app/network", as: me.cookie });
  await screen.findByText("Padma");
  expect(names()).toEqual(["Padma"]);
  await user.click(screen.getByRole("tab", { name: "Following" }));
  await screen.findByText("Laxman");
  expect([names(), address()]).toEqual([["Laxman"], "/app/network?list=following"]);
  await user.click(screen.getByRole("tab", { name: "Blocked" }));
  expect(await screen.findByText("You have blocked nobody")).toBeDefined();
});

it("without an answer the lists say so and ask again when told to", async () => {
  const me = await named("Me");
  const { user } = here.open({ at: "/app/network", as: me.cookie });
  here.break(breakCalls("/v2/network", "gateway error"));
  const again = await screen.findByRole("button", { name: "Try again" });
  here.mend();
  await user.click(again);
  expect(await screen.findByText("Nobody follows you yet")).toBeDefined();
});
