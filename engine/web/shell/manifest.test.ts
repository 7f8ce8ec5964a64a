import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { featureRoutes } from "../features.ts";
import { pathOf } from "../routes/navigation.ts";

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
}
interface Entry {
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly icons: readonly Icon[];
}
interface Manifest extends Entry {
  readonly id: string;
  readonly lang: string;
  readonly short_name: string;
  readonly name_localized: Readonly<Record<string, string>>;
  readonly start_url: string;
  readonly shortcuts: readonly Entry[];
}

const folder = join(import.meta.dirname, "../public");
const read = (file: string): Manifest => JSON.parse(readFileSync(join(folder, file), "utf8"));
const both = ["manifest.webmanifest", "manifest.te.webmanifest"].map(read) as [Manifest, Manifest];
const [english, telugu] = both;

it("the app can be installed in English and Telugu, as one app: only the words differ", () => {
  const wordless = ({ shortcuts, ...manifest }: Manifest) => ({
    ...manifest,
    ...{ name: "", short_name: "", description: "", lang: "" },
    ...{ name_localized: {}, short_name_localized: {}, description_localized: {} },
    shortcuts: shortcuts.map(({ url, icons }) => ({ url, icons })),
  });
  expect(wordless(telugu)).toEqual(wordless(english));
  expect([english.lang, english.name, telugu.lang, telugu.name]).toEqual(["en", "Santha", "te", "సంత"]);
  expect([english.name_localized["te"], telugu.name_localized["en"]]).toEqual(["సంత", "Santha"]);
  const words = [telugu, ...telugu.shortcuts].flatMap(({ name, description }) => [name, description]);
  expect(words.filter((text) => !/[\u0C00-\u0C7F]/.test(text))).toEqual([]);
});

it("it begins on home, its shortcuts lead to pages that exist, and its icons are there, also for round masks", () => {
  const paths = new Set(featureRoutes.map((route) => `/#${pathOf(route)}`));
  const urls = [english.start_url, ...english.shortcuts.map(({ url }) => url)];
  expect(urls.filter((url) => !paths.has(url))).toEqual([]);
  expect(english.start_url).toBe("/#/app/home");
  const icons = both.flatMap((manifest) => [manifest, ...manifest.shortcuts]).flatMap((entry) => entry.icons);
  expect(icons.filter(({ src }) => !existsSync(join(folder, src)))).toEqual([]);
  const needed = ["192x192 any", "512x512 any", "192x192 maskable", "512x512 maskable"];
  const had = english.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(needed.filter((one) => !had.includes(one))).toEqual([]);
});
