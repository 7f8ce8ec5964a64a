import type { browsers, systems } from "#features/auth/contract/auth.ts";

type Browser = (typeof browsers)[number];
type System = (typeof systems)[number];

/** What a browser calls itself, the tellers first: nearly all of them also call themselves Chrome and Safari. */
const browserSigns: readonly (readonly [RegExp, Browser])[] = [
  [/SamsungBrowser\//, "samsung"],
  [/\b(?:Edg|EdgA|EdgiOS)\//, "edge"],
  [/\b(?:OPR|Opera)\b/, "opera"],
  [/\b(?:Firefox|FxiOS)\//, "firefox"],
  [/(?:Chrome|CriOS)\//, "chrome"],
  [/\bSafari\//, "safari"],
];

const systemSigns: readonly (readonly [RegExp, System])[] = [
  [/\bAndroid\b/, "android"],
  [/\biPhone\b/, "iphone"],
  [/\biPad\b/, "ipad"],
  [/\bWindows\b/, "windows"],
  [/\bMac OS X\b/, "mac"],
  [/\bLinux\b/, "linux"],
];

/** Browser and system of a `User-Agent` line, for plain words; `other` where it says nothing that is known. */
export function deviceOf(userAgent: string): { browser: Browser; system: System } {
  return { browser: firstSign(browserSigns, userAgent), system: firstSign(systemSigns, userAgent) };
}

function firstSign<Word extends string>(
  signs: readonly (readonly [RegExp, Word])[],
  userAgent: string,
): Word | "other" {
  return signs.find(([sign]) => sign.test(userAgent))?.[1] ?? "other";
}
