import { act, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { aPerson, type TestPerson } from "#testing/shop/people.ts";
import { holdAnswers } from "#testing/web/faults.ts";
import type { OpenedApp } from "#testing/web/open-app.tsx";
import { visit } from "#testing/web/visit.ts";
import { reloadSession } from "../../data/session.ts";

const here = visit();
let padma: TestPerson;
beforeEach(async () => {
  padma = await aPerson(here.server, { firstName: "Padma" });
});

const asHerself = ({ cookie, profileKey }: TestPerson) => `${cookie}; userId=${profileKey}`;
const typed = () => [
  `santha.checkout.assist.${padma.profileKey}`,
  `santha.checkout.address.${padma.profileKey}`,
  `santha.grievances.new.${padma.profileKey}`,
];
const draftsKey = () => `santha.drafts.${padma.profileKey}`;
const searchesKey = () => `santha.searches.${padma.profileKey}`;
const signIn = () => screen.findByRole("heading", { name: "Sign in" });
const leftOf = ({ profileKey }: TestPerson) =>
  [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key.includes(profileKey));

/** A tab in which she has typed much and sent nothing. */
async function aTab(): Promise<OpenedApp> {
  const page = here.open({ at: "/app/profiles", as: asHerself(padma) });
  await screen.findByRole("heading", { name: "Padma" });
  for (const key of typed()) sessionStorage.setItem(key, '"typed"');
  for (const key of [draftsKey(), searchesKey()]) localStorage.setItem(key, "[]");
  return page;
}

/** She logs out in another tab, which wipes its own session storage and the one they share. */
async function logOutElsewhere(): Promise<void> {
  await here.server.platform.database.deleteFrom("sessions").execute();
  for (const key of [draftsKey(), searchesKey(), "santha.session"]) localStorage.removeItem(key);
  localStorage.setItem("santha.left", "1");
}
const hear = () => {
  const told = { key: "santha.left", newValue: "1", storageArea: localStorage };
  act(() => void window.dispatchEvent(new StorageEvent("storage", told)));
};

describe("logging out in one tab", () => {
  it("is noted where the other tabs hear it, until somebody signs in", async () => {
    const page = await aTab();
    await page.user.click(screen.getAllByRole("button", { name: "Menu" })[0] as HTMLElement);
    await page.user.click(await screen.findByRole("button", { name: "Log out" }));
    await signIn();
    expect(localStorage.getItem("santha.left")).not.toBeNull();
    expect(leftOf(padma)).toEqual([]);
    await page.close({ comesBack: true });
    here.open({ at: "/app/profiles", as: asHerself(await aPerson(here.server, { firstName: "Ramulu" })) });
    await screen.findByRole("heading", { name: "Ramulu" });
    expect(localStorage.getItem("santha.left")).toBeNull();
  });

  it("another one leads to sign-in at once and keeps nothing of the person, nor where he was", async () => {
    const page = await aTab();
    await logOutElsewhere();
    hear();
    await signIn();
    expect(page.address()).toBe("/auth/signin");
    expect(leftOf(padma)).toEqual([]);
    expect(sessionStorage.getItem("santha.target")).toBeNull();
  });

  it("one whose session ran out before lets go of what waited for the person", async () => {
    const page = await aTab();
    await here.server.platform.database.deleteFrom("sessions").execute();
    await page.reloadData();
    await signIn();
    await logOutElsewhere();
    hear();
    expect(leftOf(padma)).toEqual([]);
    expect(sessionStorage.getItem("santha.target")).toBeNull();
  });

  it("one that slept meanwhile does so at its next call", async () => {
    const page = await aTab();
    await logOutElsewhere();
    await page.reloadData();
    await signIn();
    expect(leftOf(padma)).toEqual([]);
    expect(sessionStorage.getItem("santha.target")).toBeNull();
  });

  it("one that is told only afterwards who was signed in before does not take the log-out back", async () => {
    await aTab();
    const { answered, letGo } = holdAnswers("/v2/session");
    here.break(letGo);
    const told = reloadSession();
    await answered;
    await logOutElsewhere();
    letGo();
    await told;
    expect(localStorage.getItem("santha.left")).not.toBeNull();
    await signIn();
    expect(leftOf(padma)).toEqual([]);
    expect(sessionStorage.getItem("santha.target")).toBeNull();
  });

  it("one that is loaded again keeps nothing, whether nobody is signed in or somebody else", async () => {
    let page = await aTab();
    const kept = Object.entries({ ...sessionStorage });
    for (const isSomebodyHere of [false, true]) {
      await page.close({ comesBack: true });
      await logOutElsewhere();
      for (const [key, value] of kept) sessionStorage.setItem(key, String(value));
      const next = isSomebodyHere && (await aPerson(here.server, { firstName: "Ramulu" }));
      page = here.open({ at: "/app/profiles", ...(next && { as: asHerself(next) }) });
      await (next ? screen.findByRole("heading", { name: "Ramulu" }) : signIn());
      expect(leftOf(padma)).toEqual([]);
    }
  });
});

it("a session that ran out leaves what was typed and not sent to its person, and nothing else", async () => {
  const page = await aTab();
  await here.server.platform.database.deleteFrom("sessions").execute();
  await page.reloadData();
  await signIn();
  expect(leftOf(padma).sort()).toEqual([draftsKey(), ...typed()].sort());
  expect(sessionStorage.getItem("santha.target")).toBe("/app/profiles");
});
