import { createRoute } from "@tanstack/react-router";
import { House } from "lucide-react";
import { describe, expect, it } from "vitest";
import type { Session } from "../data/session.ts";
import { currentEntry, entriesOf } from "./menu-entries.ts";
import type { MenuEntry } from "./navigation.ts";
import { rootRoute } from "./root-route.ts";

const session = { profileKey: "p1", roles: ["agent"] } as unknown as Session;
const entry = (order: number, more: Partial<MenuEntry> = {}): MenuEntry => ({
  place: "drawer",
  order,
  icon: House,
  text: () => `${order}`,
  ...more,
});
const route = (path: string, menu: readonly MenuEntry[]) =>
  createRoute({ getParentRoute: () => rootRoute, path, staticData: { page: { title: () => path, menu } } });

const routes = [
  route("/app/store", [entry(70), entry(20, { place: "footer" })]),
  route("/app/order", [entry(30), entry(40, { search: { tab: 1 } })]),
  route("/app/order/$id", []),
  route("/app/sell", [entry(50, { isFor: ({ roles }) => roles.includes("seller") })]),
  createRoute({ getParentRoute: () => rootRoute, path: "/app/plain" }),
];
const drawer = entriesOf(routes, "drawer", session);

describe("menu entries", () => {
  it("come from the registered routes in their order, for whom they are", () => {
    expect(drawer.map(({ to, order }) => `${order} ${to}`)).toEqual([
      "30 /app/order",
      "40 /app/order",
      "70 /app/store",
    ]);
    const seller = { ...session, roles: ["seller"] } as Session;
    expect(entriesOf(routes, "drawer", seller).map(({ to }) => to)).toContain("/app/sell");
  });

  it("a signed-out visitor has none", () => {
    expect(entriesOf(routes, "drawer", null)).toEqual([]);
  });

  it.each([
    ["/app/store", {}, 70],
    ["/app/store/p/c/neem/1_2", {}, 70],
    ["/app/order", {}, 30],
    ["/app/order", { tab: 1 }, 40],
    ["/app/order/2607130296", {}, 30],
    ["/app/storehouse", {}, undefined],
  ])("[SHELL-033] at %s with %j the entry %s is current", (pathname, search, order) => {
    expect(currentEntry(drawer, { pathname, search })?.order).toBe(order);
  });
});
