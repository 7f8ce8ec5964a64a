import { expect, type Locator, type Page, test } from "@playwright/test";
import { order } from "./support/order.ts";
import { inTelugu, nearProduct, signInAs } from "./support/people.ts";

/** One for each language whom no journey uses that runs beside this one. */
const buyers = { en: "9000000110", te: "9000000111" } as const;

/** What controls are called in each language. */
const names = {
  en: {
    menu: "Menu",
    help: "Help",
    next: "Next",
    done: "Done",
    searchHelp: "Search help",
    enterCode: "Enter a coupon code",
    code: "Coupon code",
    markAll: "Mark all as read",
    allRead: "All read",
  },
  te: {
    menu: "మెనూ",
    help: "సహాయం",
    next: "తర్వాత",
    done: "సరే",
    searchHelp: "సహాయంలో వెతకండి",
    enterCode: "కూపన్ కోడ్ ఇవ్వండి",
    code: "కూపన్ కోడ్",
    markAll: "అన్నీ చదివినట్టు గుర్తించండి",
    allRead: "అన్నీ చదివారు",
  },
} as const;

type Language = keyof typeof names;

async function open(page: Page, path: string): Promise<void> {
  await page.goto("about:blank");
  await page.goto(`/#${path}`);
  await expect(page.getByRole("main")).toBeVisible();
  await expect(page.locator(".skeleton, [aria-busy=true]")).toHaveCount(0);
}

const header = (page: Page, name: string): Locator =>
  page.locator(".hdr").getByRole("button", { name, exact: true }).filter({ visible: true });

const dialog = (page: Page): Locator => page.getByRole("dialog");

/** What has the focus, whether it is in the open dialog, has a ring, and where it is drawn. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const one = document.activeElement;
    if (!one || one === document.body) return null;
    const hasRing = (each: Element | null | undefined): boolean => {
      if (!each) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    };
    const { top } = one.getBoundingClientRect();
    return {
      name: `${one.tagName} ${(one.getAttribute("aria-label") ?? one.textContent ?? "").slice(0, 40)}`,
      isInside: one.closest("dialog[open]") !== null,
      hasRing: [one, one.parentElement, one.parentElement?.parentElement].some(hasRing),
      top,
    };
  });

/**
 * Goes with Tab through the open dialog until it comes to a place again: it stays inside, each place has a ring, and
 * places come from top to bottom. Gives how many there are.
 */
async function walkInside(page: Page): Promise<number> {
  const seen = new Map<string, number>();
  let former = Number.NEGATIVE_INFINITY;
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press("Tab");
    const at = await focused(page);
    // Between the last place and the first one the browser's own controls come.
    if (at === null) continue;
    expect(at.isInside, `${at.name} is outside`).toBe(true);
    const key = `${at.name} ${Math.round(at.top)}`;
    if (seen.has(key)) break;
    expect(at.hasRing, `${at.name} has no ring`).toBe(true);
    // The first press may begin in the middle, behind what had the focus at first.
    if (seen.size > 0 && at.top < former - 60) former = Number.NEGATIVE_INFINITY;
    expect(at.top, `${at.name} comes too late`).toBeGreaterThan(former - 60);
    former = at.top;
    seen.set(key, at.top);
  }
  return seen.size;
}

interface AxNode {
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
}

const controls = new Set([
  ...[
    "button",
    "link",
    "textbox",
    "searchbox",
    "combobox",
    "checkbox",
    "radio",
    "switch",
    "tab",
    "DisclosureTriangle",
  ],
  ...["dialog", "alertdialog", "navigation", "spinbutton", "menuitem"],
]);

/** Roles and names of what can be pressed or typed into, as a screen reader is told them. */
async function toldControls(page: Page): Promise<{ role: string; name: string }[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send("Accessibility.getFullAXTree")) as { nodes: AxNode[] };
  await session.detach();
  return nodes
    .filter(({ ignored, role }) => !ignored && controls.has(role?.value ?? ""))
    .map(({ role, name }) => ({ role: role?.value ?? "", name: name?.value.trim() ?? "" }));
}

/** Words in Latin letters that stand in Telugu names of controls: marks, people, places, codes. */
const known = /\b(?:English|Telugu|Padma|Narsampet|Warangal|FAQ|NPK|[A-Z0-9]{2,})\b/g;

async function expectTold(page: Page, language: Language, beside = known): Promise<void> {
  const told = await toldControls(page);
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter(({ name }) => name === "")).toEqual([]);
  if (language === "te")
    expect(told.filter(({ name }) => /[A-Za-z]{2,}/.test(name.replace(beside, "")))).toEqual([]);
}

/** Opens by Enter, walks through, closes by Escape; the focus is where it was. */
async function tryDialog(
  page: Page,
  language: Language,
  { opener, stops, until }: { opener: Locator; stops: number; until?: Locator },
): Promise<void> {
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(dialog(page)).toBeVisible();
  if (until) await expect(until).toBeVisible();
  expect((await focused(page))?.isInside).toBe(true);
  expect(await walkInside(page)).toBeGreaterThanOrEqual(stops);
  await expectTold(page, language);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
}

for (const language of ["en", "te"] as const) {
  const texts = names[language];

  test(`[U13] [U15] drawer, help, pin code and tour are used with the keyboard alone: Enter opens, Tab stays inside from top to bottom, Escape closes and gives the focus back; all of it has a name (${language})`, async ({
    page,
  }) => {
    if (language === "te") await inTelugu(page);
    await signInAs(page, "9000000001");
    await open(page, "/app/home");
    await tryDialog(page, language, { opener: header(page, texts.menu), stops: 14 });
    const search = dialog(page).getByRole("searchbox", { name: texts.searchHelp });
    await tryDialog(page, language, { opener: header(page, texts.help), stops: 4, until: search });
    await tryDialog(page, language, { opener: page.locator(".homeplace"), stops: 3 });

    // Help that is opened from the drawer gives the focus back to what opened the drawer.
    await header(page, texts.menu).focus();
    await page.keyboard.press("Enter");
    await dialog(page).getByRole("button", { name: texts.help }).focus();
    await page.keyboard.press("Enter");
    await expect(search).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(header(page, texts.menu)).toBeFocused();

    // The tour comes after the pin code, to somebody new.
    await page.evaluate(() => localStorage.setItem("santha.home-tour", "started"));
    await page.locator(".homeplace").focus();
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press("Escape");
    const step = dialog(page).getByRole("status").filter({ hasText: /\S/ });
    await expect(step).toBeVisible();
    const first = await step.textContent();
    expect(await walkInside(page)).toBe(2);
    await expectTold(page, language);
    await dialog(page).getByRole("button", { name: texts.next }).focus();
    await page.keyboard.press("Enter");
    await expect(step).not.toHaveText(first ?? "");
    await page.keyboard.press("Enter");
    await expect(dialog(page).getByRole("button", { name: texts.done })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator(".homeplace")).toBeFocused();
    await expectTold(page, language, /./g);
  });

  test(`[U13] [U15] a help page that is found, a coupon's code and the list of notifications never lose the keyboard (${language})`, async ({
    page,
  }) => {
    if (language === "te") await inTelugu(page);
    await signInAs(page, buyers[language]);
    // So there is something unread at a second try too, after the first one has read all.
    await order(page);
    const { listingId } = await nearProduct(page);
    await page.request.post("/v2/cart/lines", { data: { listingId, quantity: 1 } });
    await open(page, "/app/store/checkout/cart");
    await header(page, texts.help).focus();
    await page.keyboard.press("Enter");
    await dialog(page).getByRole("searchbox", { name: texts.searchHelp }).focus();
    const word = language === "en" ? "coupon" : "కూపన్";
    await page.keyboard.type(word);
    await expect(
      dialog(page)
        .getByRole("button", { name: new RegExp(word, "i") })
        .first(),
    ).toBeVisible();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(dialog(page).locator("[tabindex='-1']")).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(dialog(page).getByRole("searchbox", { name: texts.searchHelp })).toBeFocused();
    await page.keyboard.press("Escape");

    await page.getByRole("button", { name: texts.enterCode }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("textbox", { name: texts.code })).toBeFocused();
    await page.keyboard.type("NOCOUPON");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("textbox", { name: texts.code })).toHaveAttribute("aria-invalid", "true");

    await open(page, "/app/notifications");
    await page.getByRole("button", { name: texts.markAll }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText(texts.allRead)).toBeFocused();
    await page.getByRole("main").getByRole("listitem").first().getByRole("link").focus();
    await page.keyboard.press("Enter");
    await expect(page).not.toHaveURL(/notifications/);
    await expectTold(page, language, /./g);
  });
}
