import { act, cleanup, render, screen, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { saveData } from "#engine/web/data/data-saver.ts";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson } from "#testing/shop/people.ts";
import { breakCalls } from "#testing/web/faults.ts";
import { type OpenedApp, openApp } from "#testing/web/open-app.tsx";
import { setViewportWidth } from "#testing/web/viewport.ts";
import { HelpDialog } from "./help-dialog.tsx";

let server: TestApp;
let page: OpenedApp | undefined;
let mend: (() => void) | undefined;
beforeAll(async () => {
  server = await testApp();
});
afterEach(async () => {
  mend?.();
  mend = undefined;
  act(() => chooseLanguage("en"));
  await page?.close();
  page = undefined;
});
afterAll(() => server.close());

async function open(at: string): Promise<OpenedApp> {
  setViewportWidth(1280);
  const { cookie } = await aPerson(server);
  page = openApp(server, { at, as: cookie });
  await screen.findAllByRole("heading");
  return page;
}

async function help(): Promise<ReturnType<typeof within>> {
  return within(await screen.findByRole("dialog", { name: /^(Help|సహాయం)$/ }));
}

describe("help", () => {
  it("[SHELL-025] [HELP-002] the header's icon opens the help of the page that is shown", async () => {
    const { user } = await open("/app/wishlist");
    await user.click(await screen.findByRole("button", { name: "Help" }));
    const shown = await help();
    expect(await shown.findByText(/products that you marked with the heart/)).toBeDefined();
    await user.click(shown.getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("[SHELL-022] [HELP-002] the drawer's icon opens it too", async () => {
    const { user } = await open("/app/store");
    await user.click((await screen.findAllByRole("button", { name: "Menu" }))[0] as HTMLElement);
    const drawer = within(await screen.findByRole("dialog", { name: "Menu" }));
    await user.click(drawer.getByRole("button", { name: "Help" }));
    expect(await (await help()).findByText(/^Choose a category, or search/)).toBeDefined();
  });

  it("[HELP-008] is in the person's language at the time of opening", async () => {
    const { user } = await open("/app/wishlist");
    act(() => chooseLanguage("te"));
    await user.click(await screen.findByRole("button", { name: "సహాయం" }));
    expect(await (await help()).findByText(/మీరు హృదయం గుర్తుతో ఎంచుకున్న/)).toBeDefined();
  });

  it("[HELP-005] [HELP-006] a page without help says so, and the page without help is shown", async () => {
    const { user } = await open("/parts");
    await user.click(await screen.findByRole("button", { name: "Help" }));
    const shown = await help();
    expect(await shown.findByRole("heading", { name: "No Help for this page" })).toBeDefined();
    const messages = screen.getAllByRole("status").map(({ textContent }) => textContent);
    expect(messages).toContain("No Help for this page");
  });

  it("the search finds the help of any page by its words", async () => {
    const { user } = await open("/app/store");
    await user.click(await screen.findByRole("button", { name: "Help" }));
    const shown = await help();
    await user.type(await shown.findByLabelText("Search help"), "heart wishlist");
    await user.click(await shown.findByRole("button", { name: /^Wishlist/ }));
    expect(shown.getByText(/Only you can see your wishlist/)).toBeDefined();
    await user.click(shown.getByRole("button", { name: "Back to this page's help" }));
    expect(await shown.findByText(/^Choose a category, or search/)).toBeDefined();
  });

  it("the index names the pages the person can use from A to Z, marks the one that is read, and opens any", async () => {
    const { user } = await open("/app/wishlist");
    await user.click(await screen.findByRole("button", { name: "Help" }));
    const index = within(await (await help()).findByRole("navigation", { name: "All help pages" }));
    const current = () => index.getAllByRole("button", { current: true }).map((one) => one.textContent);
    expect(current()).toEqual(["Wishlist"]);
    const names = index.getAllByRole("button").map((one) => one.textContent ?? "");
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, "en")));
    expect(index.queryByRole("button", { name: "Order received" })).toBeNull();
    expect(names).not.toContain("Sign in");
    expect(names).not.toContain("Enter the OTP");
    await user.click(index.getByRole("button", { name: "Store" }));
    expect((await help()).getByText(/^Choose a category, or search/)).toBeDefined();
    expect(current()).toEqual(["Store"]);
    await user.click(index.getByRole("button", { name: "Cart" }));
    expect(document.activeElement?.textContent).toMatch(/^Cart/);
    await user.click(index.getByRole("button", { name: "Wishlist" }));
    expect(await (await help()).findByText(/products that you marked with the heart/)).toBeDefined();
    expect((await help()).queryByRole("button", { name: "Back to this page's help" })).toBeNull();
  });

  it("a device that saves data has the index once a search has fetched all help, and does not fetch it for that", async () => {
    act(() => saveData(true));
    const { user } = await open("/app/wishlist");
    await user.click(await screen.findByRole("button", { name: "Help" }));
    const shown = await help();
    expect(await shown.findByText(/products that you marked with the heart/)).toBeDefined();
    expect(shown.queryByRole("navigation", { name: "All help pages" })).toBeNull();
    const search = shown.getByRole("searchbox");
    await user.type(search, "cart");
    await shown.findByText(/answers? found/);
    await user.clear(search);
    expect(await shown.findByRole("navigation", { name: "All help pages" })).toBeDefined();
    act(() => saveData(false));
  });

  it("without a connection it says so, and trying again brings the help", async () => {
    const { user } = await open("/app/wishlist");
    mend = breakCalls("/data/HelpData", "no answer");
    await user.click(await screen.findByRole("button", { name: "Help" }));
    const shown = await help();
    const retry = await shown.findByRole("button", { name: "Try again" });
    mend();
    await user.click(retry);
    expect(await shown.findByText(/products that you marked with the heart/)).toBeDefined();
  });

  it("the pages before sign-in have help too", async () => {
    page = openApp(server, { at: "/auth/signin" });
    await page.user.click(await screen.findByRole("button", { name: "How this page works" }));
    expect(
      await (await help()).findByText("Enter your 10-digit mobile number and your password."),
    ).toBeDefined();
  });
});

describe("the spinner of help", () => {
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it("[HELP-007] is shown for 2000 ms", () => {
    vi.useFakeTimers();
    vi.stubGlobal("fetch", () => new Promise(() => {}));
    render(<HelpDialog title={{ en: "Store", te: "స్టోర్" }} onClose={() => {}} />);
    const search = () => screen.queryByLabelText("Search help");
    act(() => void vi.advanceTimersByTime(1999));
    expect(search()).toBeNull();
    expect(screen.getByRole("img", { name: "Loading" })).toBeDefined();
    act(() => void vi.advanceTimersByTime(1));
    expect(search()).not.toBeNull();
  });
});
