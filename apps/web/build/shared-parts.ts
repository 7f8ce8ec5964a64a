import { join } from "node:path";
import type { Rolldown } from "vite";
import { keptPages } from "./service-worker.ts";

/** What many pages share: icons, the design system, drawings, the contract and the query library. */
const parts =
  /lucide-react|src\/ui\/|src\/lib\/(drawings|api-client|request-interceptor|language|session|product|written-language|data-layer)\.ts|packages\/contract|react-query|query-core/;
const source = (file: string): string => join(import.meta.dirname, "../src", file);
/** The router, and what fetches parts. */
const ofRouter = /@tanstack\/(react-router|react-store|store)\/|rolldown\/runtime|vite\/preload-helper/;
/** What draws: half of all that is run before the first page. */
const ofDrawing = /react-dom-client|react-dom\/client|\/scheduler\/|src\/lib\/react-root\.ts/;
/** What the frame keeps of answers, changes and news for every page. */
const ofFrame =
  /src\/lib\/(query-client|kept-answers|device-store|presses|unsent|unsent-store|unsent-record|unsent-rules|unsent-count|online)\.ts|src\/features\/(help\/help\.titles|notifications\/notifications\.api)/;
/** What pages with goods share of the cart, and of the goods' tiles with their hearts. */
const ofGoods = /src\/features\/(cart|wishlist|catalogue)\/|src\/lib\/queueable\.ts/;
/** The tile of an order: on home, in the stream and in the lists of orders. */
const ofOrders = /src\/features\/orders\//;
/** What the steps of a check-out share. */
const ofCheckout = /src\/features\/checkout\//;
/** The frame and the tables of routes. */
const ofApp = /apps\/web\/src\//;
/** Where the first visit begins: the app itself and the page that signs in. */
const firstPages = ["main.tsx", "features/auth/sign-in-page.tsx"].map(source);
/** What comes once after the first screen, around every page behind the door. */
const wholeApp = [source("app/whole-app.tsx")];

/** What a phone keeps to be read without a connection. */
const keptFirst = keptPages.map((page) => join(import.meta.dirname, "..", page));

type Context = Parameters<Exclude<Rolldown.CodeSplittingGroup["name"], string>>[1];

/**
 * Small parts that many pages share come in one file, since each file of its own costs a slow network a round trip.
 * There are such files of what the first screen needs, of what the frame around the pages adds, of what pages add that
 * a phone keeps, and of what only others do, so that a part for those never weighs on the first visit, on the app that
 * comes after it, or on a phone.
 */
export function sharedParts(): Rolldown.CodeSplittingGroup[] {
  const isFirst = reachableFrom(firstPages);
  const isAround = reachableFrom(wholeApp);
  const isKept = reachableFrom(keptFirst);
  const isBefore = (id: string, context: Context): boolean => isFirst(id, context) || isAround(id, context);
  return [
    {
      name: "react-root",
      test: ofDrawing,
      minShareCount: 1,
      includeDependenciesRecursively: false,
      priority: 3,
    },
    {
      name: (id, context) => (isFirst(id, context) ? "first-parts" : null),
      test: (id) => parts.test(id) || ofRouter.test(id),
      minShareCount: 1,
      priority: 2,
    },
    {
      name: (id, context) => (!isFirst(id, context) && isAround(id, context) ? "whole-app" : null),
      test: (id) => parts.test(id) || ofFrame.test(id) || ofApp.test(id),
      minShareCount: 1,
      includeDependenciesRecursively: false,
      priority: 1,
    },
    {
      name: (id, context) => (!isBefore(id, context) && isKept(id, context) ? "parts" : null),
      test: parts,
      minShareCount: 4,
    },
    {
      name: (id, context) => (isBefore(id, context) || isKept(id, context) ? null : "desk-parts"),
      test: parts,
      minShareCount: 4,
      includeDependenciesRecursively: false,
    },
    ...[
      { name: "goods-parts", test: ofGoods, minShareCount: 3 },
      { name: "order-parts", test: ofOrders, minShareCount: 4 },
      { name: "checkout-parts", test: ofCheckout, minShareCount: 3 },
    ].map(({ name, test, minShareCount }) => ({
      name: (id: string, context: Context) => (isBefore(id, context) ? null : name),
      test,
      minShareCount,
      // Else they would draw the router, which the entry has, into their file.
      includeDependenciesRecursively: false,
    })),
  ];
}

/** Whether a module comes with one of these pages, by imports that do not wait. */
function reachableFrom(pages: readonly string[]) {
  let reached: Set<string> | undefined;
  return (id: string, context: Context): boolean => {
    if (!reached) {
      reached = new Set();
      const visit = (module: string): void => {
        if (reached?.has(module)) return;
        reached?.add(module);
        for (const imported of context.getModuleInfo(module)?.importedIds ?? []) visit(imported);
      };
      for (const page of pages) visit(page);
    }
    return reached.has(id);
  };
}
