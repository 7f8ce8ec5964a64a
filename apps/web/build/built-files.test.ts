import { expect, test } from "vitest";
import { filesOf } from "./built-files.ts";

const manifest = {
  "_whole-app-1.js": { file: "assets/whole-app.js", name: "whole-app" },
  "_public-1.js": { file: "assets/public-1.js", name: "public" },
  "_public-2.js": { file: "assets/public-2.js", name: "public" },
  "src/features/help/public.ts": {
    file: "assets/public-3.js",
    name: "public",
    src: "src/features/help/public.ts",
  },
  "src/features/cart/cart-page.tsx": {
    file: "assets/cart-page.js",
    name: "cart-page",
    src: "src/features/cart/cart-page.tsx",
  },
};

test("a source is found by itself, and one that is built with others by the name of their file", () => {
  expect([...filesOf(manifest, ["src/features/help/public.ts", "src/app/whole-app.tsx"])]).toEqual([
    "assets/public-3.js",
    "assets/whole-app.js",
  ]);
});

test("a name that several shared files have stops the build instead of meaning any of them", () => {
  expect(() => filesOf(manifest, ["src/features/unsent/public.ts"])).toThrow(
    "the build has 2 files called public, none of them src/features/unsent/public.ts",
  );
});

test("the file of another source of the same name is not taken for one that is not built", () => {
  expect(() => filesOf(manifest, ["src/features/orders/cart-page.tsx"])).toThrow(
    "the build has no src/features/orders/cart-page.tsx",
  );
});
