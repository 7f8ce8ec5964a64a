import type { Language } from "#engine/contract/language.ts";

/** Letters of the GSM alphabet (GSM 03.38); every other letter turns the whole message into UCS-2. */
const oneSeptet = new Set(
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà",
);
/** Letters behind an escape, which count twice. */
const twoSeptets = new Set("\f^{}\\[~]|€");

export interface SmsParts {
  /** How many messages the network counts and bills. */
  readonly count: number;
  readonly isUnicode: boolean;
}

/** The parts of a text: 160 letters alone and 153 each in a row, or 70 and 67 beyond the GSM alphabet. */
export function smsParts(text: string): SmsParts {
  const septets = septetsOf(text);
  if (septets === null) return { count: chunks([...text].map(unitsOf), 70, 67), isUnicode: true };
  return { count: chunks(septets, 160, 153), isUnicode: false };
}

/** Spells an English text so that it stays in the GSM alphabet: "Rs" for the rupee sign, plain quotes and dashes. */
export function plainSms(text: string, language: Language): string {
  if (language !== "en") return text;
  return text
    .replace(/₹\s*/g, "Rs ")
    .replace(/[−–—]/g, "-")
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/…/g, "...")
    .replace(/\u00a0/g, " ");
}

function septetsOf(text: string): number[] | null {
  const septets: number[] = [];
  for (const letter of text) {
    if (oneSeptet.has(letter)) septets.push(1);
    else if (twoSeptets.has(letter)) septets.push(2);
    else return null;
  }
  return septets;
}

/** A letter beyond the basic plane takes two units of 16 bits. */
function unitsOf(letter: string): number {
  return letter.length;
}

/** A letter is never torn, so a part may end one unit early. */
function chunks(units: readonly number[], alone: number, inRow: number): number {
  const total = units.reduce((sum, unit) => sum + unit, 0);
  if (total === 0) return 0;
  if (total <= alone) return 1;
  let parts = 1;
  let used = 0;
  for (const unit of units) {
    if (used + unit > inRow) {
      parts += 1;
      used = 0;
    }
    used += unit;
  }
  return parts;
}
