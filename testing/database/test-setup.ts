import type { TestProject } from "vitest/node";
import "./testing.ts";
import { openTestServer, type TestServer } from "./test-server.ts";

let server: TestServer | undefined;

/** Vitest's global set-up: the database server of a run, provided to the tests as `testServer`. */
export async function setup(project: TestProject): Promise<void> {
  const serverUrl = project.getProvidedContext().testDatabaseUrl || undefined;
  server = await openTestServer({ serverUrl });
  const { url, template, strategy } = server;
  project.provide("testServer", { url, template, strategy, pid: process.pid });
}

/** Lets go of the server; the last run stops it. */
export async function teardown(): Promise<void> {
  await server?.close();
}
