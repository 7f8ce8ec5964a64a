import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { aPerson, type TestPerson } from "#testing/shop/people.ts";
import { breakCalls, delayCalls } from "#testing/web/faults.ts";
import type { OpenedApp } from "#testing/web/open-app.tsx";
import { visit } from "#testing/web/visit.ts";

const password = "a-good-password";
const here = visit();

const cookies = ({ cookie, profileKey }: TestPerson) => `${cookie}; userId=${profileKey}`;
const heading = (name: string) => screen.findByRole("heading", { name });

/** Opens the app for a person as it is opened by somebody who was here before, and leaves it. */
async function wasHere(person: TestPerson): Promise<void> {
  const page = here.open({ at: "/app/profiles", as: cookies(person) });
  await heading(person.firstName);
  await page.close({ comesBack: true });
}

function open(
  as: string,
  { at = "/app/home", fault }: { at?: string; fault?: () => () => void } = {},
): OpenedApp {
  const begin = (): void => {
    if (fault) here.break(fault());
  };
  return here.open({ at, as, begin });
}

it("without a connection the app opens at once for the person who was here last", async () => {
  const padma = await aPerson(here.server, { firstName: "Padma" });
  await wasHere(padma);
  open(cookies(padma), { fault: () => breakCalls("", "no answer") });
  expect(await screen.findByRole("heading", { name: /^Namaskaram, Padma/ })).toBeDefined();
});

it("it never opens for one person when the cookie names another one", async () => {
  await wasHere(await aPerson(here.server, { firstName: "Padma" }));
  const ramulu = await aPerson(here.server, { firstName: "Ramulu" });
  open(cookies(ramulu), { fault: () => delayCalls("/v2/session") });
  await new Promise((resolve) => setTimeout(resolve, 800));
  expect(document.body.textContent).not.toContain("Padma");
  here.mend();
  expect(await screen.findByRole("heading", { name: /^Namaskaram, Ramulu/ })).toBeDefined();
  expect(localStorage.getItem("santha.session")).toContain("Ramulu");
});

it("[AUTH-010] a slow server that then says the session is over leads to sign-in, and nothing is kept", async () => {
  const padma = await aPerson(here.server, { firstName: "Padma" });
  await wasHere(padma);
  await here.server.platform.database.deleteFrom("sessions").execute();
  open(cookies(padma), { fault: () => delayCalls("/v2/") });
  expect(await screen.findByRole("heading", { name: /^Namaskaram, Padma/ })).toBeDefined();
  here.mend();
  expect(await heading("Sign in")).toBeDefined();
  expect(localStorage.getItem("santha.session")).toBeNull();
});

it("when another tab signs somebody else in, this one shows and reads nothing under the name of the first", async () => {
  const padma = await aPerson(here.server, { firstName: "Padma" });
  const ramulu = await aPerson(here.server, { firstName: "Ramulu", password });
  const opened = open(cookies(padma), { at: "/app/profiles" });
  await heading("Padma");
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ mobileNo: ramulu.mobileNo, password });
  await fetch("/v2/auth/sign-in", { method: "POST", headers, body });
  await opened.reloadData();
  expect(await heading("Ramulu")).toBeDefined();
  await waitFor(() => expect(document.body.textContent).not.toContain("Padma"));
  expect(opened.address()).toBe("/app/profiles");
});
