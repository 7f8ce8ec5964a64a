import { afterAll, afterEach, beforeAll } from "vitest";
import { type TestApp, testApp } from "../process/app.ts";
import { type OpenedApp, openApp } from "./open-app.tsx";

type Opening = Parameters<typeof openApp>[1];

/** What a test file of pages stands on: a server of its own, the page that is open, and what goes wrong meanwhile. */
export interface Visit {
  readonly server: TestApp;
  /** Opens the app; the page is closed when the test ends. */
  readonly open: (opening: Opening) => OpenedApp;
  /** Lets something go wrong until `mend`, or until the test ends. */
  readonly break: (fault: () => void) => void;
  readonly mend: () => void;
}

/** Registers the beginning and the end of the file's tests, and of each of them. */
export function visit(setting?: Parameters<typeof testApp>[0]): Visit {
  let server: TestApp | undefined;
  let page: OpenedApp | undefined;
  let mending: (() => void) | undefined;
  const mend = (): void => {
    mending?.();
    mending = undefined;
  };
  beforeAll(async () => {
    server = await testApp(setting);
  });
  afterEach(async () => {
    mend();
    await page?.close();
    page = undefined;
  });
  afterAll(() => server?.close());
  const running = (): TestApp => {
    if (!server) throw new Error("the server runs while tests run");
    return server;
  };
  return {
    get server() {
      return running();
    },
    open(opening) {
      page = openApp(running(), opening);
      return page;
    },
    break(fault) {
      mending = fault;
    },
    mend,
  };
}
