import { expect, test } from "vitest";
import { withFacts } from "./web-files.ts";

const page =
  '<meta name="santha-mode" content="production" /><meta name="santha-support-phone" content="" />';

test("the page is told the mode and the support phone in its head, with signs of markup escaped", () => {
  expect(withFacts(page, { mode: "demo", supportPhone: '1800 "1"' })).toBe(
    '<meta name="santha-mode" content="demo" /><meta name="santha-support-phone" content="1800 &#34;1&#34;" />',
  );
});

test("a page without a place for them is refused: it would run as another mode", () => {
  expect(() => withFacts("<html></html>", { mode: "demo", supportPhone: "1" })).toThrow("santha-mode");
});
