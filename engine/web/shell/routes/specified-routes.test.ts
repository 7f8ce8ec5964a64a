import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { deskRoutes } from "../../desk-features.ts";
import { featureRoutes } from "../../features.ts";
import { pathOf } from "../../routes/navigation.ts";
import { redirectRoutes } from "./redirects.ts";

const requirements = join(import.meta.dirname, "../../../../docs/requirements.tsv");
const path = /`(\/(?:app|auth|public|p|order_summary|payment-failure|rbl_payment)(?:\/[\w{}/?=:-]*)?)`/g;

/** Every address that a row about routes names, parameters without their names. */
function specified(): readonly string[] {
  const rows = readFileSync(requirements, "utf8").split("\n");
  const found = rows
    .filter((row) => row.startsWith("NAV-"))
    .flatMap((row) => [...row.matchAll(path)].map(([, address = ""]) => shapeOf(address)));
  return [...new Set(found)].sort();
}

const shapeOf = (address: string) =>
  address
    .replace(/\?.*$/, "")
    .replace(/\{\w+\}|\$\w+/g, "*")
    .replace(/(?<=.)\/$/, "");

/** Addresses of the specification whose pages are still to be built. A line goes when its page comes. */
const toCome: readonly string[] = [
  "/app/buy/accounts",
  "/app/buy/offers",
  "/app/buy/orders",
  "/app/buy/rfq",
  "/app/buy/rfq/*/detail/*",
  "/app/buy/rfq/*/detail1/*",
  "/app/buy/rfq/active",
  "/app/buy/rfq/closed",
  "/app/buy/rfq/inbox",
  "/app/buy/rfq/pending",
  "/app/buy/rfq/pending/*/*",
  "/app/buy/shop",
  "/app/credits",
  "/app/credits/activity",
  "/app/credits/details",
  "/app/credits/settings",
  "/app/diary",
  "/app/farm/activity",
  "/app/farm/farmer-profile/*",
  "/app/farm/farmer-profile/*/base-product-list",
  "/app/farm/farmer-profile/*/crop/*/*",
  "/app/farm/farmer-profile/*/crop/*/*/settings",
  "/app/farm/profile",
  "/app/home/pages",
  "/app/home/pages/*",
  "/app/home/pages/*/admins",
  "/app/home/pages/*/analytics",
  "/app/home/pages/*/assistance",
  "/app/home/pages/*/contributors",
  "/app/home/pages/*/info",
  "/app/home/pages/*/members",
  "/app/home/pages/*/processing",
  "/app/home/pages/*/projects",
  "/app/home/pages/*/questions",
  "/app/home/pages/*/report-activity",
  "/app/home/pages/*/satellite-advisories/*",
  "/app/home/pages/*/sms",
  "/app/home/pages/*/stocks",
  "/app/home/pages/*/surveys",
  "/app/home/pages/*/surveys/*",
  "/app/home/pages/*/surveys/*/admins",
  "/app/home/pages/*/surveys/*/analytics",
  "/app/home/pages/*/surveys/*/fill",
  "/app/home/pages/*/surveys/*/info",
  "/app/home/pages/*/surveys/*/logs",
  "/app/home/pages/*/surveys/*/members",
  "/app/home/pages/*/surveys/*/questions",
  "/app/home/pages/*/tasks",
  "/app/home/pages/*/tasks/*",
  "/app/home/pages/*/updates",
  "/app/home/pages/filter/*",
  "/app/home/pages/new",
  "/app/projects",
  "/app/projects/*",
  "/app/projects/*/*",
  "/app/projects/*/members",
  "/app/projects/dashboard",
  "/app/sell/opportunities",
  "/app/sell/opportunities/all",
  "/app/sell/requirement/*",
  "/app/sell/rfq",
  "/app/sell/rfq/*/details",
  "/app/sell/rfq/*/s/*",
  "/app/sell/rfq/active",
  "/app/sell/rfq/closed",
  "/app/sell/rfq/inbox",
  "/app/stocks",
  "/app/stocks/lots",
  "/app/stocks/processors",
  "/app/store/bulk-req/*/*",
  "/app/surveys/*",
  "/app/surveys/*/admins",
  "/app/surveys/*/analytics",
  "/app/surveys/*/fill",
  "/app/surveys/*/info",
  "/app/surveys/*/logs",
  "/app/surveys/*/members",
  "/app/surveys/*/questions",
  "/app/tasks",
  "/app/weather",
  "/public/social",
];

it("every route of the specification is registered, or stands in the list of those to come", () => {
  const registered = [...featureRoutes, ...deskRoutes, ...redirectRoutes].map((route) =>
    shapeOf(pathOf(route)),
  );
  // The specification writes one address with the bare word `orderId` for its parameter.
  const known = new Set([...registered, "/payment-failure", "/payment-failure/orderId"]);
  const missing = specified().filter((address) => !known.has(address));
  const unexpected = missing.filter((address) => !toCome.includes(address));
  expect(unexpected).toEqual([]);
  // A page that has come and is gone again would else not be missed.
  expect(toCome.filter((address) => known.has(address))).toEqual([]);
});
