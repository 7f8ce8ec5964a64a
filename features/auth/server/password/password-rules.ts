import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isMobileNo } from "#engine/contract/mobile-number.ts";

const linesOf = (file: string): string[] =>
  readFileSync(join(import.meta.dirname, file), "utf8")
    .trimEnd()
    .split("\n");

/**
 * The passwords of eight and more signs that leaks show most often (zxcvbn-ts, MIT), and words of the region that such
 * lists do not know, in small letters.
 */
const common = new Set([...linesOf("common-passwords.txt"), ...linesOf("regional-words.txt")]);
const shortest = 8;
const fewestSigns = 4;

export type PasswordFault = "auth/common-password" | "auth/number-as-password";

/** What is wrong with a new password beside its length; null when it may be taken. */
export function passwordFault(
  password: string,
  mobileNo: string,
  names: readonly (string | null)[] = [],
): PasswordFault | null {
  const plain = password.trim().toLowerCase();
  if (isMobileNo(plain) || plain.replace(/\D/g, "").includes(mobileNo)) return "auth/number-as-password";
  const isPoor = plain.length < shortest || new Set(plain).size < fewestSigns || digitsAlone.test(plain);
  const own = wordsOf(names);
  const isGuessed = (form: string) => common.has(form) || own.has(form) || repeatedPart.test(form);
  return isPoor || bareForms(plain).some(isGuessed) || isRun(plain) ? "auth/common-password" : null;
}

/** Numbers, also with signs between them: dates, house and bank numbers. */
const digitsAlone = /^[\p{N}\p{P}\p{S}\s]+$/u;
/** Of four signs at least: a letter or two beside many numbers say nothing of them. */
const repeatedPart = /^(?=.{4})(.+?)\1+$/u;

/** Each name by itself, and together without spaces. */
function wordsOf(names: readonly (string | null)[]): ReadonlySet<string> {
  const parts = names.map((name) => (name ?? "").toLowerCase().split(/\s+/));
  return new Set(parts.flatMap((words) => [...words, words.join("")]).filter((word) => word.length > 1));
}

/** Signs that stand for the letters they look like. */
const lookalikes: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "0": "o",
  $: "s",
  "5": "s",
};

/** A password without common additions: symbols, look-alike letters, numbers before and after. */
function bareForms(plain: string): string[] {
  const letters = plain.replace(/[@431$05]/g, (sign) => lookalikes[sign] ?? sign);
  const withoutEnds = plain.replace(/^[^\p{L}\p{M}@$]+|[^\p{L}\p{M}]+$/gu, "");
  const bareLetters = withoutEnds.replace(/[@431$05]/g, (sign) => lookalikes[sign] ?? sign);
  const onlyLetters = [withoutEnds, bareLetters].map((form) => form.replace(/[^\p{L}\p{M}]/gu, ""));
  return [plain, plain.replace(/[^\p{L}\p{M}0-9]/gu, ""), letters, withoutEnds, bareLetters, ...onlyLetters];
}

/** Each sign is the one before plus or minus one: 23456789, hgfedcba. */
function isRun(text: string): boolean {
  const steps = [...text].slice(1).map((sign, at) => sign.charCodeAt(0) - text.charCodeAt(at));
  return steps.every((step) => step === 1) || steps.every((step) => step === -1);
}
