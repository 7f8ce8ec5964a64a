import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isMobileNo } from "#engine/contract/mobile-number.ts";

/** The passwords of eight and more signs that leaks show most often (zxcvbn-ts, MIT), in small letters. */
const common = new Set(
  readFileSync(join(import.meta.dirname, "common-passwords.txt"), "utf8")
    .trimEnd()
    .split("\n"),
);
const shortest = 8;
const fewestSigns = 4;

export type PasswordFault = "auth/common-password" | "auth/number-as-password";

/** What is wrong with a new password beside its length; null when it may be taken. */
export function passwordFault(password: string, mobileNo: string): PasswordFault | null {
  const plain = password.trim().toLowerCase();
  if (isMobileNo(plain) || plain.replace(/\D/g, "").includes(mobileNo)) return "auth/number-as-password";
  const isPoor = plain.length < shortest || new Set(plain).size < fewestSigns;
  return isPoor || bareForms(plain).some((form) => common.has(form)) || isRun(plain)
    ? "auth/common-password"
    : null;
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
  const withoutEnds = plain.replace(/^[^a-z@$]+|[^a-z]+$/g, "");
  const bareLetters = withoutEnds.replace(/[@431$05]/g, (sign) => lookalikes[sign] ?? sign);
  return [plain, plain.replace(/[^a-z0-9]/g, ""), letters, withoutEnds, bareLetters];
}

/** Each sign is the one before plus or minus one: 23456789, hgfedcba. */
function isRun(text: string): boolean {
  const steps = [...text].slice(1).map((sign, at) => sign.charCodeAt(0) - text.charCodeAt(at));
  return steps.every((step) => step === 1) || steps.every((step) => step === -1);
}
