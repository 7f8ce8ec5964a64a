import { join } from "node:path";
import type { Rolldown } from "vite";
import { builtPages, sharedChunks } from "./built-pages.ts";
import { keptPages } from "./service-worker.ts";

/** Modules shared by many pages: icons, the design system, drawings, the contract and the query library. */
const parts =
  /lucide-react|engine\/web\/(ui|words)\/|engine\/web\/(browser\/drawings|data\/(api-client|request-interceptor|session|data-layer|data-saver|online)|routes\/start-page)\.ts|engine\/contract\/|features\/\w+\/contract|react-query|query-core/;
const source = (file: string): string => join(import.meta.dirname, "..", file);
/** The router, and the loader of chunks. */
const ofRouter = /@tanstack\/(react-router|react-store|store)\/|rolldown\/runtime|vite\/preload-helper/;
/** What the entry and the app behind the door both stand on; else it falls apart into small files. */
const ofGuard = /engine\/web\/(routes|shell\/routes|browser\/guards)/;
/** The renderer: half of the code that runs before the first page. */
const ofDrawing = /react-dom-client|react-dom\/client|\/scheduler\/|web\/browser\/react-root\.ts/;
/** What the frame needs of the browser's own store. */
const ofFrame = /idb-keyval/;
/** What most pages write through, words and a sign of the cart: a file of their own would cost a round trip. */
const ofFirstPages =
  /web\/outbox\/offline-mutation\.ts|features\/cart\/web\/words\.|icons\/notebook-pen\.mjs/;
/** The frame and the route tables. */
const ofApp = /engine\/web\/|features\/\w+\/web\//;
/** The tables of desks, which nobody else opens. */
const ofDesks = /engine\/web\/ui\/(desk\/|table\.tsx)/;
/** Entry points of the first visit: the app itself and the sign-in page. */
const firstPages = ["main.tsx", ...builtPages.flatMap(({ shell }) => shell)].map(source);
/** Loaded once after the first screen, around every page behind sign-in. */
const signedInApp = [source("shell/routes/signed-in-app.tsx")];

/** Pages that a phone stores for offline use. */
const keptFirst = keptPages.map((page) => join(import.meta.dirname, "..", page));

type Context = Parameters<Exclude<Rolldown.CodeSplittingGroup["name"], string>>[1];

/**
 * Groups small shared modules into few chunks, since each chunk costs a round trip. First screen, frame, offline
 * pages, desks and all others have groups of their own, so that none loads code only others need.
 */
export function sharedParts(): Rolldown.CodeSplittingGroup[] {
  const isFirst = reachableFrom(firstPages);
  const isAround = reachableFrom(signedInApp);
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
      test: (id) => parts.test(id) || ofRouter.test(id) || ofGuard.test(id),
      minShareCount: 1,
      priority: 2,
    },
    {
      name: (id, context) =>
        !isFirst(id, context) && (isAround(id, context) || ofFirstPages.test(id)) ? "signed-in-app" : null,
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
    ...[
      { name: "desk-parts", test: ofDesks },
      { name: "more-parts", test: parts },
    ].map(({ name, test }) => ({
      name: (id: string, context: Context) => (isBefore(id, context) || isKept(id, context) ? null : name),
      test,
      minShareCount: 4,
      includeDependenciesRecursively: false,
    })),
    ...sharedChunks.map(({ name, folders, without, sharedBy }) => ({
      name: (id: string, context: Context) => (isBefore(id, context) ? null : name),
      test: (id: string) =>
        folders.some((folder) => id.includes(folder)) && !without.some((folder) => id.includes(folder)),
      minShareCount: sharedBy,
      // Otherwise these groups would pull the router, which belongs to the entry, into their chunk.
      includeDependenciesRecursively: false,
    })),
  ];
}

/** Whether static imports lead from one of these pages to a module. */
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
