import { expect, test } from "vitest";
import { features, sentencesOf } from "./app.ts";
import type { Feature } from "./feature.ts";

const [some] = features;
const named = (name: string, fields: Feature["fields"]) => ({ ...some, name, fields }) as Feature;
const text = (en: string) => ({ en, te: en });

test("A field says what its own feature says, else what all others agree on, and never one of several different things", () => {
  const list = [
    named("auth", { code: text("6 digits"), phone: text("10 digits") }),
    named("orders", { code: text("4 digits"), phone: text("10 digits") }),
    named("checkout", {}),
  ];
  const { fieldText } = sentencesOf(list);
  expect(fieldText("orders", "code")).toEqual(text("4 digits"));
  expect(fieldText("checkout", "phone")).toEqual(text("10 digits"));
  expect(fieldText("checkout", "code")).toBeUndefined();
});
