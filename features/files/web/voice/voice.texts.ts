import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./voice.en.ts";
import { te } from "./voice.te.ts";

/** The words of recording and hearing voice notes. */
export const useVoiceTexts = defineTexts(en, te);

/** A length as players show it: `1:05`. */
export function clockText(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
