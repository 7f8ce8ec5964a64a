import { defineConfig } from "@playwright/test";
import { findChromium } from "../tools/chromium.ts";
import { address, laneOf, lanes } from "./support/address.ts";

const launchOptions = {
  executablePath: await findChromium(),
  args: [
    ...["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"],
    // A microphone that hums, and nobody who has to allow it.
    ...["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"],
    ...["--disable-background-networking", "--disable-component-update", "--disable-sync"],
  ],
};
const full = { ...launchOptions, executablePath: await findChromium({ isFull: true }) };
/** Only a full browser shows notifications. */
const needsFull = "features/notifications/push.spec.ts";

/** The question for the pin code is done with on every day: journeys may run over midnight. */
const answeredForGood = { date: "", doNotShowAgain: false };

/** Journeys in real Chromium against real servers with the demo world, one for each worker, fresh at each run. */
export default defineConfig({
  testDir: "..",
  projects: [
    { name: "journeys", testMatch: ["e2e/*.spec.ts", "features/*/*.spec.ts"], testIgnore: needsFull },
    { name: "notifications", testMatch: needsFull, use: { launchOptions: full } },
  ],
  outputDir: "../test-results/browser",
  fullyParallel: false,
  workers: lanes,
  // What passes only at the second try is named at the end of the run.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: address,
    // A visit after the first: splash and pin code stand in no journey's way that is not about them.
    storageState: {
      cookies: [],
      origins: [
        {
          origin: address,
          localStorage: [
            { name: "santha.splash-screen-seen", value: "true" },
            { name: "santha.splash-seen", value: JSON.stringify(answeredForGood) },
          ],
        },
      ],
    },
    viewport: { width: 360, height: 800 },
    isMobile: true,
    hasTouch: true,
    launchOptions,
  },
  webServer: Array.from({ length: lanes }, (_, lane) => laneOf(lane)).map(
    ({ port, address: laneAddress, dataFolder }) => ({
      command: `rm -rf "${dataFolder}" && exec "${process.execPath}" engine/server/server.ts`,
      cwd: "..",
      env: {
        PORT: String(port),
        HOST: "127.0.0.1",
        SANTHA_DATA: dataFolder,
        SANTHA_MODE: "demo",
        LOG_LEVEL: "error",
      },
      url: `${laneAddress}/ready`,
      timeout: 90_000,
      gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    }),
  ),
});
