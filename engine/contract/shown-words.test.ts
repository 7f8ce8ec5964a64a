import { expect, test } from "vitest";
import { shownText, shownTitle } from "./shown-words.ts";

test("[R45] of what is written, signs that turn or hide text are left out; Telugu joiners stay", () => {
  expect(shownTitle("  Urea\u202Egnp.\u0007 \n now  ")).toBe("Urea gnp. now");
  expect(shownTitle("క్\u200Cషేత్రం")).toBe("క్\u200Cషేత్రం");
  expect(shownText("one \r\n\n\n\n two\t\tthree ")).toBe("one\n\ntwo three");
});
