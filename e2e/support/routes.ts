import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const root = join(import.meta.dirname, "../..");
const found = (pattern: string): string[] => globSync(pattern, { cwd: root }).toSorted();

/** What stands for a parameter of a route; `openPage` puts the keys in. */
const known: Readonly<Record<string, string>> = { orderId: "{order}" };

/** Every route as its feature declares it: the compiler and the router read the same lines. */
const routes = found("features/*/web/{routes,*.routes}.tsx").flatMap((file) =>
  [...readFileSync(join(root, file), "utf8").matchAll(/^\s*path: "([^"]+)"/gm)].map(([, path = ""]) => path),
);

type SamplePages = Readonly<Record<string, readonly string[]>>;
const samples: SamplePages = Object.assign(
  {},
  ...(await Promise.all(
    found("features/*/sample-pages.ts").map(async (file) => {
      const { samplePages } = (await import(pathToFileURL(join(root, file)).href)) as {
        samplePages: SamplePages;
      };
      return samplePages;
    }),
  )),
);

const strays = Object.keys(samples).filter((path) => !routes.includes(path));
if (strays.length > 0) throw new Error(`sample-pages.ts of a feature names no route: ${strays.join(", ")}`);

/** The addresses of a route that are looked at. @throws when nobody says what one of its parameters may be. */
function addressesOf(route: string): readonly string[] {
  return (
    samples[route] ?? [
      route.replaceAll(/\$(\w+)/g, (_, name: string) => {
        const value = known[name];
        if (!value) throw new Error(`${route}: say an address of it in the feature's sample-pages.ts`);
        return value;
      }),
    ]
  );
}

/** Every page of the app; what stands in braces is the key of a thing of the demo world. */
export const pages = [...new Set(routes.flatMap(addressesOf))];
