import { expect, test } from "vitest";
import { filesOf } from "./built-files.ts";

const manifest = {
  "_signed-in-app-1.js": { file: "assets/signed-in-app.js", name: "signed-in-app" },
  "_public-1.js": { file: "assets/public-1.js", name: "public" },
  "_public-2.js": { file: "assets/public-2.js", name: "public" },
  "../../features/help/web/public.ts": {
    file: "assets/public-3.js",
    name: "public",
    src: "../../features/help/web/public.ts",
  },
  "../../features/cart/web/cart-page.tsx": {
    file: "assets/cart-page.js",
    name: "cart-page",
    src: "../../features/cart/web/cart-page.tsx",
  },
};

test("a source is found by itself, and one that is built with others by the name of their file", () => {
  expect([
    ...filesOf(manifest, ["../../features/help/web/public.ts", "shell/routes/signed-in-app.tsx"]),
  ]).toEqual(["assets/public-3.js", "assets/signed-in-app.js"]);
});

test("a name that several shared files have stops the build instead of meaning any of them", () => {
  expect(() => filesOf(manifest, ["../../features/outbox/web/public.ts"])).toThrow(
    "the build has 2 files called public, none of them ../../features/outbox/web/public.ts",
  );
});

test("the file of another source of the same name is not taken for one that is not built", () => {
  expect(() => filesOf(manifest, ["../../features/orders/web/cart-page.tsx"])).toThrow(
    "the build has no ../../features/orders/web/cart-page.tsx",
  );
});
