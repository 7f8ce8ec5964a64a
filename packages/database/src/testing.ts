import { inject } from "vitest";
import { databaseOn, runStatements, testDatabaseName } from "./test-databases.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of a server for tests; empty: an embedded one. Set by vitest.config.ts. */
    testDatabaseUrl: string;
    /** The running server and its migrated template. Set by test-setup.ts. */
    testServer: { readonly url: string; readonly template: string };
  }
}

/** A database of a test file's own. */
export type FreshDatabase = {
  readonly url: string;
  /** Drops it, ending connections that are still open. */
  readonly drop: () => Promise<void>;
};

/** Clones the migrated template (about 0.1 s). Call it in `beforeAll`, and `drop` in `afterAll`. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const { url, template } = inject("testServer");
  const name = testDatabaseName();
  // A killed process that had this one's number may have left a database of the same name.
  await runStatements(url, [
    `drop database if exists ${name} with (force)`,
    `create database ${name} template ${template}`,
  ]);
  return {
    url: databaseOn(url, name),
    drop: () => runStatements(url, [`drop database if exists ${name} with (force)`]),
  };
}

/** An empty database without migrations, for tests of the database package itself. */
export async function emptyDatabase(locale = "C.UTF-8"): Promise<FreshDatabase> {
  const { url } = inject("testServer");
  const name = testDatabaseName();
  await runStatements(url, [
    `drop database if exists ${name} with (force)`,
    `create database ${name} template template0 encoding 'UTF8' locale '${locale}'`,
  ]);
  return {
    url: databaseOn(url, name),
    drop: () => runStatements(url, [`drop database if exists ${name} with (force)`]),
  };
}
