import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Call, Calls, Input, ObjectKind } from "./calls.ts";
import { devCalls } from "./dev-calls.ts";
import type { Somebody, World } from "./world.ts";

const root = join(import.meta.dirname, "../..");
const ofFeatures = await Promise.all(
  globSync("features/*/calls.ts", { cwd: root })
    .toSorted()
    .map(async (file) => ((await import(pathToFileURL(join(root, file)).href)) as { calls: Calls }).calls),
);

/** Every call of the API by its name, as the features say it in their `calls.ts`. */
export const allCalls: Calls = Object.assign({}, ...ofFeatures, devCalls);

export function callNamed(name: string): Call {
  const call = allCalls[name];
  if (!call) throw new Error(`no calls.ts of a feature names ${name}`);
  return call;
}

/** The requests of each form of a call. */
export const inputsOf = async (
  name: string,
  world: World,
  caller: Somebody,
  kind: ObjectKind,
): Promise<readonly Input[]> => (await callNamed(name).sends?.(world, caller, kind)) ?? [{}];
