import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { readProfile } from "#features/profiles/contract/profiles.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, type TestPerson } from "#testing/shop/people.ts";
import { loadPinSample } from "#testing/shop/pin-codes.ts";
import { type OpenedApp, openApp } from "#testing/web/open-app.tsx";
import { setViewportWidth } from "#testing/web/viewport.ts";

const tour = "santha.home-tour";
let server: TestApp;
let page: OpenedApp | undefined;
beforeAll(async () => {
  server = await testApp();
  await loadPinSample(server);
});
afterEach(async () => {
  await page?.close();
  page = undefined;
  setViewportWidth(1024);
});
afterAll(() => server.close());

/** A visit of somebody who has seen the splash before. */
async function visit(
  wish: {
    readonly width?: number;
    readonly record?: object;
    readonly tour?: string;
    readonly isPlaceKnown?: boolean;
    /** Home unless said. */
    readonly at?: string;
  } = {},
): Promise<{ opened: OpenedApp; person: TestPerson }> {
  setViewportWidth(wish.width ?? 360);
  const person = await aPerson(server, wish.isPlaceKnown ? {} : { location: null });
  localStorage.setItem("santha.splash-screen-seen", "true");
  if (wish.record) localStorage.setItem("santha.splash-seen", JSON.stringify(wish.record));
  if (wish.tour) localStorage.setItem(tour, wish.tour);
  page = openApp(server, { at: wish.at ?? "/app/home", as: person.cookie, isFirstVisit: true });
  if (!wish.at) await screen.findByRole("heading", { level: 1, name: /^Namaskaram/ });
  return { opened: page, person };
}

const sheet = () => screen.findByRole("dialog", { name: "Where is your village?" });
const noSheet = () => expect(screen.queryByRole("dialog", { name: "Where is your village?" })).toBeNull();

describe("the pin code sheet", () => {
  it("[SHELL-043] [LOC-002] [LOC-006] opens on a phone while the place is unset; Skip keeps the day and asks no more today", async () => {
    const { opened } = await visit();
    await opened.user.click(within(await sheet()).getByRole("button", { name: "Skip" }));
    noSheet();
    const kept = JSON.parse(localStorage.getItem("santha.splash-seen") ?? "null");
    expect(kept).toEqual({ date: expect.stringMatching(/^\d\d\/\d\d\/\d{4}$/), doNotShowAgain: true });
  });

  it("[LOC-003] opens again on another day", async () => {
    await visit({ record: { date: "01/01/2026", doNotShowAgain: true } });
    expect(await sheet()).toBeDefined();
  });

  it("[LOC-004] stays closed on a wide screen, where the place on home opens it", async () => {
    const { opened } = await visit({ width: 1280 });
    await opened.user.click(await screen.findByRole("button", { name: "Set your village" }));
    expect(await sheet()).toBeDefined();
  });

  it("[LOC-005] a set place removes the record of a skip, and nobody is asked", async () => {
    await visit({ isPlaceKnown: true, record: { date: "01/01/2026", doNotShowAgain: true } });
    await waitFor(() => expect(localStorage.getItem("santha.splash-seen")).toBeNull());
    noSheet();
  });

  it("[LOC-001] [LOC-023] Save sets the place for offers; home and the drawer's card show it without a reload", async () => {
    const { opened, person } = await visit();
    const asked = within(await sheet());
    await opened.user.type(asked.getByLabelText("Pin code"), "506132{Enter}");
    await waitFor(() =>
      expect(asked.getByRole<HTMLButtonElement>("button", { name: "Save" }).disabled).toBe(false),
    );
    await opened.user.click(asked.getByRole("button", { name: "Save" }));
    expect(await screen.findByRole("button", { name: "Narsampet 506132" })).toBeDefined();
    await opened.user.click(screen.getAllByRole("button", { name: "Menu" })[0] as HTMLElement);
    const drawer = within(await screen.findByRole("dialog", { name: "Menu" }));
    expect(await drawer.findByText("Narsampet, Warangal")).toBeDefined();
    const { profileKey, cookie } = person;
    const { data } = await server.call(readProfile, { params: { profileKey } }, { as: cookie });
    expect(data.lstOfUserBusinessDetailsInfo[0]?.locationTo.placeName).toBe("Narsampet");
  });
});

it.each(["/app/profiles", "/app/home"])(
  "[LOC-021] after the place was saved at %s the profile is read again by its key, and shows it",
  async (at) => {
    setViewportWidth(360);
    const person = await aPerson(server, { location: null });
    localStorage.setItem("santha.splash-screen-seen", "true");
    page = openApp(server, { at, as: person.cookie, isFirstVisit: true });
    const unset = at === "/app/home" ? "Set your village" : "Location yet to be set";
    expect((await screen.findAllByText(unset)).length).toBeGreaterThan(0);
    const asked = within(await sheet());
    await page.user.type(asked.getByLabelText("Pin code"), "506132{Enter}");
    await waitFor(() =>
      expect(asked.getByRole<HTMLButtonElement>("button", { name: "Save" }).disabled).toBe(false),
    );
    const addresses: string[] = [];
    const working = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      addresses.push(`${init?.method ?? "GET"} ${String(input)}`);
      return working(input, init);
    };
    await page.user.click(asked.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(addresses).toContain(`GET /v2/profiles/${person.profileKey}`));
    globalThis.fetch = working;
    await waitFor(() => expect(screen.queryByText(unset)).toBeNull());
    expect(screen.getAllByText(/^Narsampet/).length).toBeGreaterThan(0);
  },
);

describe("the splash", () => {
  it("[SHELL-046] [SHELL-047] is shown at the first visit, before the pin code; while its flag is there, no more", async () => {
    setViewportWidth(360);
    const { cookie } = await aPerson(server, { location: null });
    page = openApp(server, { at: "/app/home", as: cookie, isFirstVisit: true });
    const splash = await screen.findByRole("dialog", { name: "Welcome to Santha" });
    noSheet();
    await page.user.click(within(splash).getByRole("button"));
    expect(await sheet()).toBeDefined();
    expect(localStorage.getItem("santha.splash-screen-seen")).toBe("true");
    await page.close();
    await visit();
    expect(await sheet()).toBeDefined();
    expect(screen.queryByRole("dialog", { name: "Welcome to Santha" })).toBeNull();
  });
});

describe("the tour of home", () => {
  it("[HOME-018] [HOME-019] [HOME-020] runs once after the sheet: help, wishlist, cart", async () => {
    const { opened } = await visit({ tour: "started" });
    await opened.user.click(within(await sheet()).getByRole("button", { name: "Skip" }));
    const shown = within(await screen.findByRole("dialog", { name: "A short tour" }));
    expect(shown.getByText(/^Tap here on any page/)).toBeDefined();
    await opened.user.click(shown.getByRole("button", { name: "Next" }));
    expect(shown.getByText(/marked with the heart/)).toBeDefined();
    await opened.user.click(shown.getByRole("button", { name: "Next" }));
    expect(shown.getByText(/^Your cart/)).toBeDefined();
    await opened.user.click(shown.getByRole("button", { name: "Done" }));
    expect(screen.queryByRole("dialog", { name: "A short tour" })).toBeNull();
    expect(localStorage.getItem(tour)).toBe("completed");
  });

  it("[HOME-018] over another page than home it does not come, and waits for the sheet of home", async () => {
    const { opened } = await visit({ tour: "started", at: "/app/store/checkout/cart" });
    await opened.user.click(within(await sheet()).getByRole("button", { name: "Skip" }));
    noSheet();
    expect(screen.queryByRole("dialog", { name: "A short tour" })).toBeNull();
    expect(localStorage.getItem(tour)).toBe("started");
  });

  it("[HOME-019] a ring lies around the sign that each step tells of", async () => {
    const { opened } = await visit({ tour: "started" });
    await opened.user.click(within(await sheet()).getByRole("button", { name: "Skip" }));
    const shown = within(await screen.findByRole("dialog", { name: "A short tour" }));
    const signs = ["Help", /^Wishlist/, /^Cart/].map(
      (name) =>
        within(document.querySelector(".hdr") as HTMLElement).getAllByRole(
          name === "Help" ? "button" : "link",
          {
            name,
            hidden: true,
          },
        )[0] as HTMLElement,
    );
    for (const [at, sign] of signs.entries())
      sign.getBoundingClientRect = () => new DOMRect(200 + 42 * at, 4, 42, 44);
    fireEvent(window, new Event("resize"));
    for (const left of ["200px", "242px", "284px"]) {
      expect(document.querySelector<HTMLElement>(".tour-ring")?.style.left).toBe(left);
      await opened.user.click(shown.getByRole("button", { name: /Next|Done/ }));
    }
  });

  it("goes for good when the browser goes back beneath it", async () => {
    const { opened } = await visit({ tour: "started" });
    await opened.user.click(within(await sheet()).getByRole("button", { name: "Skip" }));
    await screen.findByRole("dialog", { name: "A short tour" });
    await act(async () => opened.goTo("/app/store"));
    await act(async () => window.history.back());
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "A short tour" })).toBeNull());
    expect(localStorage.getItem(tour)).toBe("completed");
  });

  it.each([undefined, "completed"])("[HOME-021] [HOME-020] is not shown where it is %s", async (value) => {
    const { opened } = await visit(value === undefined ? {} : { tour: value });
    await opened.user.click(within(await sheet()).getByRole("button", { name: "Skip" }));
    noSheet();
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
