import { expect, test } from "vitest";
import { hasListedWord } from "./listed-words.ts";

test("a listed word is found in both scripts, typed with Latin letters and with endings; what only begins alike is not", () => {
  for (const words of ["FUCK you", "నా  కొడకా రా", "Lanjakodaka", "Share your OTP with me", "బెట్టింగ్ యాప్‌లో చేరండి"])
    expect([words, hasListedWord(words)]).toEqual([words, true]);
  for (const words of [
    "Rapeseed and dengue",
    "డెంగీ జ్వరం",
    "Matka khad for chilli",
    "A casinoless village",
    "మా నాన్న కొడుకు",
  ])
    expect([words, hasListedWord(words)]).toEqual([words, false]);
});
