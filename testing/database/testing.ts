import { inject } from "vitest";
import {
  type CopyStrategy,
  databaseOn,
  runStatements,
  runTemplateName,
  testDatabaseName,
} from "./test-databases.ts";
import { ensureFilledTemplate } from "./test-templates.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of a server for tests; empty: an embedded one. Set by vitest.config.ts. */
    testDatabaseUrl: string;
    /** The running server, its migrated template, and the process of the run. Set by test-setup.ts. */
    testServer: {
      readonly url: string;
      readonly template: string;
      readonly strategy: CopyStrategy;
      readonly pid: number;
    };
  }
}

/** A database of a test file's own. */
export type FreshDatabase = {
  readonly url: string;
  /** Drops it, ending connections that are still open. */
  readonly drop: () => Promise<void>;
};

/**
 * Data that many test files start from, for example the demo world: filled in once per run, then cloned.
 * The name is a word of small letters; `fill` closes its connections before it resolves.
 */
export type Filling = {
  readonly name: string;
  readonly fill: (url: string) => Promise<void>;
  /** What is there before; left out, only what the migrations write. */
  readonly onto?: Filling | undefined;
};

/** Clones the migrated template (about 0.1 s). Call it in `beforeAll`, and `drop` in `afterAll`. */
export async function freshDatabase(filling?: Filling): Promise<FreshDatabase> {
  const { strategy } = inject("testServer");
  return createDatabase(`template ${await templateOf(filling)} strategy ${strategy}`);
}

/** Fillings that this process has seen made: they stay for the run, so nobody need ask for them again. */
const filled = new Set<string>();

async function templateOf(filling: Filling | undefined): Promise<string> {
  const { url, template, pid } = inject("testServer");
  if (!filling) return template;
  const name = runTemplateName(pid, filling.name);
  if (filled.has(name)) return name;
  await ensureFilledTemplate(url, name, await templateOf(filling.onto), filling.fill);
  filled.add(name);
  return name;
}

/** An empty database without migrations. */
export function emptyDatabase(locale: "C.UTF-8" | "C" = "C.UTF-8"): Promise<FreshDatabase> {
  return createDatabase(`template template0 encoding 'UTF8' locale '${locale}'`);
}

async function createDatabase(clause: string): Promise<FreshDatabase> {
  const { url } = inject("testServer");
  const name = testDatabaseName();
  const dropping = `drop database if exists ${name} with (force)`;
  // Nothing of a test survives a crash of the machine, so no commit waits for the disk.
  const settings = `alter database ${name} set synchronous_commit = off`;
  // A killed process that had this one's number may have left a database of the same name.
  await runStatements(url, [dropping, `create database ${name} ${clause}`, settings]);
  return { url: databaseOn(url, name), drop: () => runStatements(url, [dropping]) };
}
