import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

const databaseSetup = "./testing/database/test-setup.ts";
const node = {
  environment: "node",
  pool: "forks",
  // Tests wait for the database much of their time, so two share two cores well. A project that extends a file of its own
  // does not take this from the root.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  env: { TZ: "UTC", LC_ALL: "C.UTF-8" },
  // What comes by itself (a job, a stream, another process) may take its time on a busy machine.
  expect: { poll: { timeout: 15_000 } },
  // The limits end what hangs; how long a thing takes is no matter of these tests.
  testTimeout: 120_000,
  hookTimeout: 60_000,
} as const;
/** Tests of the web of what one browser keeps or waits for beside the pages: each file has a process of its own. */
const alone = [
  "engine/web/browser/lazy-page.test.tsx",
  "engine/web/data/silence.test.tsx",
  "engine/web/shell/offline/*.test.{ts,tsx}",
  "engine/web/shell/sign-out/*.test.tsx",
  "engine/web/shell/routes/desks.test.tsx",
  "features/auth/web/**/*.test.tsx",
  "features/feed/web/stream/*.test.tsx",
  "features/files/web/voice/*.test.tsx",
  "features/reviews/web/*.test.tsx",
  "features/wishlist/web/after-sign-out.test.tsx",
];
const provide = { testDatabaseUrl: process.env.TEST_DATABASE_URL ?? "" };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...node,
          name: "contract",
          include: [
            "engine/contract/**/*.test.ts",
            "features/*/contract.test.ts",
            "features/*/contract/**/*.test.ts",
          ],
        },
      },
      { test: { ...node, name: "demo", include: ["demo/data/**/*.test.ts"] } },
      {
        test: {
          ...node,
          name: "database",
          include: [
            "engine/server/data/**/*.test.ts",
            "packages/**/*.test.ts",
            "testing/database/**/*.test.ts",
          ],
          globalSetup: databaseSetup,
          provide,
        },
      },
      {
        test: {
          ...node,
          name: "server",
          // Files of one process share what is loaded; each has a database and an app of its own.
          isolate: false,
          include: [
            "engine/server/**/*.test.ts",
            "features/*/server/**/*.test.ts",
            "testing/whole/**/*.test.ts",
            "demo/*.test.ts",
            "demo/search/*.test.ts",
          ],
          exclude: ["engine/server/data/**"],
          globalSetup: databaseSetup,
          provide,
          // The long run repeats what usually runs a few times.
          testTimeout: process.env.SANTHA_RACES === undefined ? 120_000 : 7_200_000,
        },
      },
      {
        extends: "./engine/web/vite.config.ts",
        test: {
          ...node,
          name: "web",
          environment: "happy-dom",
          // Files of one process share what is loaded, which is most of the time of a file; each has a fresh browser.
          isolate: false,
          setupFiles: "./testing/web/fresh-browser.ts",
          include: ["engine/web/**/*.test.{ts,tsx}", "features/*/web/**/*.test.{ts,tsx}"],
          exclude: ["engine/web/build/**", ...alone],
          globalSetup: databaseSetup,
          provide,
        },
      },
      {
        extends: "./engine/web/vite.config.ts",
        test: {
          ...node,
          name: "web-alone",
          environment: "happy-dom",
          include: alone,
          globalSetup: databaseSetup,
          provide,
        },
      },
      {
        test: {
          ...node,
          name: "tools",
          include: ["tools/**/*.test.ts", "engine/web/build/**/*.test.ts"],
        },
      },
    ],
  },
});
