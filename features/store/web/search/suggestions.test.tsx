import { act, screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { chooseLanguage } from "#engine/web/words/language.ts";
import { type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, aProduct, type BuiltProduct } from "#testing/shop/builders.ts";
import { type OpenedApp, openApp } from "#testing/web/open-app.tsx";
import { setViewportWidth } from "#testing/web/viewport.ts";

let server: TestApp;
let as: string;
let other: string;
let page: OpenedApp | undefined;
let sprayer: BuiltProduct;

beforeAll(async () => {
  server = await testApp();
  as = (await aPerson(server)).cookie;
  other = (await aPerson(server)).cookie;
  sprayer = await aProduct(server, {
    title: { en: "Sprayer, 16 L", te: "తుంపర యంత్రం, 16 లీ" },
    ...{ category: "tools", group: "sprayers" },
  });
  await aProduct(server, { title: { en: "Paddy seed", te: "వరి విత్తనం" } });
});
afterEach(async () => {
  act(() => chooseLanguage("en"));
  await page?.close();
});
afterAll(() => server.close());

function open(at: string): OpenedApp {
  setViewportWidth(360);
  page = openApp(server, { at, as });
  return page;
}
const options = (): (string | null)[] => screen.queryAllByRole("option").map((option) => option.textContent);

describe("suggestions below the search", () => {
  it("come while somebody types, in his language, and lead to a group or a product by the keys alone", async () => {
    const { user, address } = open("/app/store");
    const field = await screen.findByRole("combobox", { name: "Search seeds, sprays, tools" });
    await user.type(field, "spra");
    await waitFor(() => expect(options()).toEqual(["Group sprayers", "Sprayer, 16 L"]));
    expect(field.getAttribute("aria-expanded")).toBe("true");
    act(() => chooseLanguage("te"));
    await waitFor(() => expect(options()).toEqual(["సమూహం sprayers", "తుంపర యంత్రం, 16 లీ"]));
    await user.keyboard("{ArrowDown}{ArrowDown}");
    const [, second] = screen.getAllByRole("option");
    expect(second?.getAttribute("aria-selected")).toBe("true");
    expect(field.getAttribute("aria-activedescendant")).toBe(second?.id);
    await user.keyboard("{Enter}");
    await waitFor(() => expect(address()).toBe(`/app/store/p/tools/${sprayer.slug}/${sprayer.level3Id}`));
  });

  it("[STORE-002] a product opens in a new tab on wide screens, and the page with the words stays", async () => {
    const opened = vi.spyOn(window, "open").mockReturnValue(null);
    const { user, address } = open("/app/store");
    act(() => setViewportWidth(1280));
    await user.type(await screen.findByRole("combobox"), "spra");
    await user.click(await screen.findByRole("option", { name: "Sprayer, 16 L" }));
    const there = `/#/app/store/p/tools/${sprayer.slug}/${sprayer.level3Id}`;
    expect(opened.mock.calls).toEqual([[there, "_blank", "noopener"]]);
    expect(address()).toMatch(/^\/app\/store(\?q=spra)?$/);
    opened.mockRestore();
  });

  it("close with Escape, keep what is typed, and put a wrong letter right with a press", async () => {
    const { user, address } = open("/app/store");
    const field = await screen.findByRole<HTMLInputElement>("combobox");
    await user.type(field, "padfy");
    await user.click(await screen.findByRole("option", { name: 'Did you mean "paddy"?' }));
    await waitFor(() => expect(address()).toBe("/app/store?q=paddy"));
    await user.type(field, "{Backspace}");
    await screen.findByRole("listbox", { name: "Suggestions" });
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("listbox")).toBeNull();
    expect(field.value).toBe("padd");
  });
});

describe("recent searches", () => {
  it("stand below the empty field, are searched again with a press, cleared with another, and are each person's own", async () => {
    const { user, address } = open("/app/store");
    const field = await screen.findByRole("combobox");
    await user.type(field, "sprayer{Enter}");
    await user.clear(field);
    await user.type(field, "paddy{Enter}");
    await user.click(screen.getByRole("button", { name: "Clear the search" }));
    const list = await screen.findByRole("listbox", { name: "Recent searches" });
    expect(
      within(list)
        .getAllByRole("option")
        .map((option) => option.textContent),
    ).toEqual(["paddy", "sprayer"]);
    await user.click(within(list).getByRole("option", { name: "sprayer" }));
    await waitFor(() => expect(address()).toBe("/app/store?q=sprayer"));
    const kept = { ...localStorage };
    await page?.close();
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, String(value));
    page = openApp(server, { at: "/app/store", as: other });
    await page.user.click(await screen.findByRole("combobox"));
    expect(await screen.findByRole("heading", { level: 3, name: "Paddy seed" })).toBeDefined();
    expect(screen.queryByRole("listbox")).toBeNull();
    await page.close();
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, String(value));
    const again = open("/app/store");
    await screen.findByRole("heading", { level: 3, name: "Paddy seed" });
    await again.user.click(await screen.findByRole("combobox"));
    await again.user.click(await screen.findByRole("button", { name: "Clear recent searches" }));
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
    expect(Object.keys(localStorage).filter((key) => key.startsWith("santha.searches"))).toEqual([]);
  });
});

describe("a search without Enter", () => {
  const searches = (): unknown =>
    Object.entries({ ...localStorage })
      .filter(([key]) => key.startsWith("santha.searches"))
      .map(([, kept]) => JSON.parse(String(kept)));

  it("is kept when a product of its results was opened, and not what was typed on the way", async () => {
    const { user, address } = open("/app/store");
    const field = await screen.findByRole("combobox");
    await user.type(field, "spr");
    await waitFor(() => expect(address()).toBe("/app/store?q=spr"));
    await user.type(field, "ayer");
    await waitFor(() => expect(address()).toBe("/app/store?q=sprayer"));
    await user.keyboard("{Escape}");
    expect(searches()).toEqual([]);
    const title = await screen.findByRole("heading", { level: 3, name: "Sprayer, 16 L" });
    await user.click(within(title).getByRole("link"));
    await waitFor(() => expect(searches()).toEqual([["sprayer"]]));
  });

  it("is kept when its results were looked at for a while", async () => {
    const { user, address } = open("/app/store");
    await user.type(await screen.findByRole("combobox"), "paddy");
    await waitFor(() => expect(address()).toBe("/app/store?q=paddy"));
    expect(searches()).toEqual([]);
    await waitFor(() => expect(searches()).toEqual([["paddy"]]));
  });
});

describe("a search that finds nothing", () => {
  it("offers the words it knows and every category", async () => {
    const { user, address } = open("/app/store?q=tractor%20sp");
    expect(await screen.findByText('No results for "tractor sp"')).toBeDefined();
    const categories = await screen.findByRole("list", { name: "Browse a category" });
    expect(await within(categories).findByRole("link", { name: "Category tools" })).toBeDefined();
    await user.click(await screen.findByRole("link", { name: 'Did you mean "sp"?' }));
    await waitFor(() => expect(address()).toBe("/app/store?q=sp"));
    expect(await screen.findByRole("heading", { level: 3, name: "Sprayer, 16 L" })).toBeDefined();
  });

  it("[STORE-007] one word too many hides nothing: what has the others is shown, and said to be that", async () => {
    open("/app/store?q=tractor%20sprayer");
    expect(await screen.findByRole("heading", { level: 3, name: "Sprayer, 16 L" })).toBeDefined();
    expect(screen.getByText("No exact match. These are the closest.")).toBeDefined();
  });
});
