import { expect, test } from "vitest";
import { readVcards } from "./read-vcards.ts";

const card = (...lines: string[]) => ["BEGIN:VCARD", "VERSION:3.0", ...lines, "END:VCARD", ""].join("\r\n");

test("[PROF-005] name and number are taken of each card, and one line for each number", () => {
  const text =
    card("FN:Kasarla Padma", "TEL;TYPE=CELL:+91 98765-43210", "TEL;TYPE=HOME:(08712) 345678") +
    card("FN:Swarupa", "TEL:9876543211", "TEL:98765 43211");
  expect(readVcards(text)).toEqual([
    { name: "Kasarla Padma", mobileNo: "+919876543210" },
    { name: "Kasarla Padma", mobileNo: "08712345678" },
    { name: "Swarupa", mobileNo: "9876543211" },
  ]);
});

test.each([
  ["folded lines", "FN:Kasarla\r\n  Padma", "Kasarla Padma"],
  ["escaped characters", "FN:Padma\\, Khanapur\\nShop", "Padma, Khanapur Shop"],
  ["a group before the name", "item1.FN:Padma", "Padma"],
  ["small letters", "fn:Padma", "Padma"],
  ["a name only in parts", "N:Kasarla;Padma;;;", "Padma Kasarla"],
  [
    "quoted-printable, as Android writes Telugu",
    "FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=E0=B0=AA=E0=B0=A6=\r\n=E0=B1=8D=E0=B0=AE",
    "పద్మ",
  ],
  ["a percent sign in quoted-printable", "FN;ENCODING=QUOTED-PRINTABLE:100% Padma", "100% Padma"],
  ["a sign that shows nothing", "FN:Pad\u202ema\u200b", "Padma"],
  ["a joiner inside of a Telugu word", "FN:ఇన్\u200cపుట్స్", "ఇన్\u200cపుట్స్"],
  ["a long name, which is cut", `FN:${"x".repeat(80)}`, "x".repeat(60)],
])("a name is read with %s", (_, line, name) => {
  expect(readVcards(card(line, "TEL:9876543210"))).toEqual([{ name, mobileNo: "9876543210" }]);
});

test("a number may be an address, a card without a number is none, and a photo with an equals sign at the end does no harm", () => {
  const text =
    card("FN:Uri", "TEL;VALUE=uri:tel:+91-98765-43210", "PHOTO;ENCODING=b:AAAA=", " BBBB=") +
    card("FN:Nobody");
  expect(readVcards(text)).toEqual([{ name: "Uri", mobileNo: "+919876543210" }]);
});

test("what is no vCard has no cards, and one card knows nothing of the one before", () => {
  expect(readVcards("")).toEqual([]);
  expect(readVcards("name,number\nPadma,9876543210")).toEqual([]);
  expect(readVcards(card("FN:First") + card("TEL:9876543210"))).toEqual([
    { name: "", mobileNo: "9876543210" },
  ]);
});
