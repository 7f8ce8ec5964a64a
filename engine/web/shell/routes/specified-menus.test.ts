import { expect, it } from "vitest";
import { sellerParts } from "#engine/contract/person.ts";
import type { Session } from "../../data/session.ts";
import { deskRoutes } from "../../desk-features.ts";
import { featureRoutes } from "../../features.ts";
import { entriesOf, type PlacedEntry } from "../../routes/menu-entries.ts";
import { type MenuPlace, pathOf } from "../../routes/navigation.ts";

/** Somebody who may open every page. */
const roles = ["agent", "seller", "admin", "finance", "support"];
const session = { profileKey: "p1", firstName: "Padma", roles, sellerParts } as unknown as Session;
const routes = [...featureRoutes, ...deskRoutes];
const registered = new Set(routes.map(pathOf));

type Wanted = readonly [words: string, address: string];

/** The entries of a menu as a person reads them: the words and where they lead. */
const shownIn = (place: MenuPlace): Wanted[] =>
  entriesOf(routes, place, session).map((entry) => [entry.text(), addressOf(entry)]);
const addressOf = ({ to, search }: PlacedEntry): string =>
  search ? `${to}?${new URLSearchParams(search as Record<string, string>)}` : to;

/**
 * The specified entries whose page is registered stand in the menu in this order, whatever stands between them; one
 * whose page is still to come is not drawn, so that it leads nowhere wrong. It has to be there as soon as its page is.
 */
function expectInMenu(place: MenuPlace, wanted: readonly Wanted[]): void {
  const words = new Set(wanted.map(([text]) => text));
  const now = wanted.filter(([, address]) => registered.has(address.replace(/\?.*/, "")));
  expect(shownIn(place).filter(([text]) => words.has(text))).toEqual(now);
}

it("[SHELL-032] [SHELL-033] the footer shows Home, Store, Earnings and Chat and nothing else", () => {
  const wanted: Wanted[] = [
    ["Home", "/app/home"],
    ["Store", "/app/store"],
    ["Earnings", "/app/order"],
    ["Chat", "/app/chats"],
  ];
  expect(shownIn("footer")).toEqual(wanted);
});

// The row is proved once My enquiries has its page.
it("in the drawer My orders, My earnings and My enquiries lead to their addresses, each as soon as its page is registered", () => {
  expectInMenu("drawer", [
    ["My orders", "/app/order"],
    ["My earnings", "/app/order?tab=1"],
    ["My enquiries", "/app/buy/rfq"],
  ]);
});

it("[SHELL-019] the drawer has an entry Chat, which leads to /app/chats", () => {
  expect(shownIn("drawer")).toContainEqual(["Chat", "/app/chats"]);
});

// Rows whose pages are all still to come are not proved by this; it turns red when a page comes without its entry.
it("Advanced has Pages, Projects, QA and Updates, as soon as their pages are registered", () => {
  const advanced: Wanted[] = [
    ["Pages", "/app/home/pages"],
    ["Projects", "/app/projects"],
    ["QA", "/app/home/qa"],
    ["Updates", "/app/social/updates"],
  ];
  expectInMenu("advanced", advanced);
});

it("[SHELL-040] the back button of a social update leads to home", () => {
  const updates = routes.filter((route) => /^\/app\/social\/updates\/\$\w+$/.test(pathOf(route)));
  const backs = updates.map((route) => route.options.staticData?.page?.back);
  expect(backs).toEqual(updates.map(() => ({ to: "/app/home" })));
});
