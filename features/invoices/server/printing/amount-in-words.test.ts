import { expect, test } from "vitest";
import { amountInWords } from "./amount-in-words.ts";

test.each([
  [0, "Rupees zero only", "సున్నా రూపాయలు మాత్రమే"],
  [1_00, "Rupee one only", "ఒక రూపాయి మాత్రమే"],
  [21_50, "Rupees twenty-one and fifty paise only", "ఇరవై ఒక రూపాయలు యాభై పైసలు మాత్రమే"],
  [100_00, "Rupees one hundred only", "వంద రూపాయలు మాత్రమే"],
  [145_01, "Rupees one hundred forty-five and one paise only", "నూట నలభై ఐదు రూపాయలు ఒక పైసా మాత్రమే"],
  [3_568_00, "Rupees three thousand five hundred sixty-eight only", "మూడు వేల ఐదు వందల అరవై ఎనిమిది రూపాయలు మాత్రమే"],
  [
    1_23_45_678_00,
    "Rupees one crore twenty-three lakh forty-five thousand six hundred seventy-eight only",
    "కోటి ఇరవై మూడు లక్షల నలభై ఐదు వేల ఆరు వందల డెబ్భై ఎనిమిది రూపాయలు మాత్రమే",
  ],
  [1_01_100_00, "Rupees one lakh one thousand one hundred only", "లక్ష వెయ్యి వంద రూపాయలు మాత్రమే"],
  [123_00_00_000_00, "Rupees one hundred twenty-three crore only", "నూట ఇరవై మూడు కోట్ల రూపాయలు మాత్రమే"],
])("%i paise are said in Indian counting in both languages", (amount, en, te) => {
  expect([amountInWords(amount, "en"), amountInWords(amount, "te")]).toEqual([en, te]);
});
