import { createMemoryHistory, createRoute, createRouter } from "@tanstack/react-router";
import { beforeEach, describe, expect, it } from "vitest";
import { beginSession, forgetSession, type Session } from "../../data/session.ts";
import { takeTarget } from "../../routes/kept-target.ts";
import { rootRoute } from "../../routes/root-route.ts";
import { redirectRoutes } from "./redirects.ts";

const padma: Session = {
  profileKey: "p1",
  firstName: "Padma",
  firstNameTe: null,
  mobileNo: "9000000001",
  profilePicUrl: null,
  locationName: null,
  districtName: null,
  pinCode: null,
  language: "te",
  roles: ["agent"],
  sellerParts: [],
  needsSecondFactor: false,
};

const pages = [
  "/app/home",
  "/app/order/$id",
  "/app/order/failed",
  "/app/order/success/$id",
  "/app/store/p/c/$title/$ids",
  "/auth/signin",
  "/public/social/updates/$shareId",
].map((path) => createRoute({ getParentRoute: () => rootRoute, path }));
const routeTree = rootRoute.addChildren([...pages, ...redirectRoutes]);

/** The address that opening an address ends at. */
async function opened(address: string): Promise<string> {
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [address] }) });
  await router.load();
  return router.state.location.href;
}

beforeEach(() => {
  sessionStorage.clear();
  forgetSession();
});

describe("addresses of a signed-in person", () => {
  beforeEach(() => beginSession(padma));

  it.each(["/", "/nowhere", "/nowhere/at/all"])(
    "[NAV-018] [NAV-019] %s leads to the app",
    async (address) => {
      expect(await opened(address)).toBe("/app/home");
    },
  );

  it.each(["/app", "/app/", "/app/nowhere", "/app/store2/x/y"])(
    "[NAV-023] [NAV-024] %s leads to home",
    async (address) => {
      expect(await opened(address)).toBe("/app/home");
    },
  );

  it.each(["/auth", "/auth/signin", "/auth/nowhere"])("[NAV-007] %s leads to home", async (address) => {
    expect(await opened(address)).toBe("/app/home");
  });

  it("[NAV-015] /order_summary/{id} leads to the success page of the same order", async () => {
    expect(await opened("/order_summary/M26071300")).toBe("/app/order/success/M26071300");
  });

  it.each(["/payment-failure/orderId", "/payment-failure/2607130296"])(
    "[NAV-016] [NAV-017] %s leads to the order failed page",
    async (address) => {
      expect(await opened(address)).toBe("/app/order/failed");
    },
  );

  it("[NAV-110] the bare product address leads to the product in the store", async () => {
    expect(await opened("/p/c/neem-oil/12_345")).toBe("/app/store/p/c/neem-oil/12_345");
  });
});

describe("addresses of a signed-out visitor", () => {
  it.each(["/auth", "/auth/nowhere/at/all"])("[NAV-008] %s leads to sign-in", async (address) => {
    expect(await opened(address)).toBe("/auth/signin");
  });

  it("[NAV-009] [NAV-010] [NAV-011] a page of the app leads to sign-in, and is the target afterwards", async () => {
    expect(await opened("/app/order/2607130296?tab=1")).toBe("/auth/signin");
    expect(takeTarget()).toBe("/app/order/2607130296?tab=1");
  });

  it("[NAV-022] a shared page opens without sign-in, and for signed-in people too", async () => {
    expect(await opened("/public/social/updates/s1")).toBe("/public/social/updates/s1");
    beginSession(padma);
    expect(await opened("/public/social/updates/s1")).toBe("/public/social/updates/s1");
  });
});
