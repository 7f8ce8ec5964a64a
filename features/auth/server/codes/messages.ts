import type { Language } from "#engine/contract/language.ts";
import type { SmsKind } from "#engine/server/outside/sms/sms-kind.ts";
import type { CodePurpose } from "../queries.ts";
import { codeLifeInMinutes } from "./code.ts";

export interface CodeMessage {
  readonly purpose: CodePurpose;
  readonly isRegistered: boolean;
  readonly code: string;
  /** Host name of the app; phones fill the code in only there. */
  readonly host: string;
}

type Template =
  | "auth/new-account"
  | "auth/has-account"
  | "auth/new-password"
  | "auth/sign-in"
  | "auth/no-account"
  | "auth/no-account-to-enter";

const sentences: Record<Template, Record<Language, (code: string) => string>> = {
  "auth/new-account": {
    en: (code) =>
      `${code} is your Santha OTP. It is good for ${codeLifeInMinutes} minutes. Tell it to nobody.`,
    te: (code) => `${code} మీ సంత ఓటీపీ. ఇది ${codeLifeInMinutes} నిమిషాలు పనిచేస్తుంది. ఎవరికీ చెప్పకండి.`,
  },
  "auth/has-account": {
    en: (code) =>
      `${code} is your Santha OTP. This number has an account already: please sign in, or set a new password.`,
    te: (code) => `${code} మీ సంత ఓటీపీ. ఈ నంబర్‌తో ఖాతా ఇప్పటికే ఉంది: దయచేసి సైన్ ఇన్ చేయండి లేదా కొత్త పాస్‌వర్డ్ పెట్టుకోండి.`,
  },
  "auth/new-password": {
    en: (code) =>
      `${code} is your Santha OTP for a new password, good for ${codeLifeInMinutes} minutes. Tell it to nobody.`,
    te: (code) => `${code} కొత్త పాస్‌వర్డ్ కోసం మీ సంత ఓటీపీ. ఇది ${codeLifeInMinutes} నిమిషాలు పనిచేస్తుంది. ఎవరికీ చెప్పకండి.`,
  },
  "auth/sign-in": {
    en: (code) =>
      `${code} is your Santha OTP to sign in, good for ${codeLifeInMinutes} minutes. Tell it to nobody.`,
    te: (code) => `${code} సైన్ ఇన్ కోసం మీ సంత ఓటీపీ. ఇది ${codeLifeInMinutes} నిమిషాలు పనిచేస్తుంది. ఎవరికీ చెప్పకండి.`,
  },
  "auth/no-account-to-enter": {
    en: () => "Somebody wanted to sign in to Santha with this number, which has no account. You can sign up.",
    te: () => "ఈ నంబర్‌తో సంతలో సైన్ ఇన్ చేయాలనుకున్నారు, కానీ ఈ నంబర్‌తో ఖాతా లేదు. మీరు నమోదు చేసుకోవచ్చు.",
  },
  "auth/no-account": {
    en: () =>
      "Somebody asked for a new Santha password for this number, which has no account. You can sign up.",
    te: () => "ఈ నంబర్‌కు సంత కొత్త పాస్‌వర్డ్ అడిగారు, కానీ ఈ నంబర్‌తో ఖాతా లేదు. మీరు నమోదు చేసుకోవచ్చు.",
  },
};

/** The text message of a code: what it says depends on the number, which only its owner reads. */
export function codeMessage(message: CodeMessage, language: Language): { template: Template; body: string } {
  const template = templateOf(message);
  return { template, body: worded(template, language, message) };
}

const titles: Record<Template, SmsKind["title"]> = {
  "auth/new-account": { en: "Code: new account", te: "కోడ్: కొత్త ఖాతా" },
  "auth/has-account": { en: "Code: account exists already", te: "కోడ్: ఖాతా ఇప్పటికే ఉంది" },
  "auth/new-password": { en: "Code: new password", te: "కోడ్: కొత్త పాస్‌వర్డ్" },
  "auth/sign-in": { en: "Code: sign in", te: "కోడ్: సైన్ ఇన్" },
  "auth/no-account": { en: "New password: no account", te: "కొత్త పాస్‌వర్డ్: ఖాతా లేదు" },
  "auth/no-account-to-enter": { en: "Sign in: no account", te: "సైన్ ఇన్: ఖాతా లేదు" },
};

/** The messages of codes with their words as DLT registers them. */
export const codeKinds: readonly SmsKind[] = (Object.keys(sentences) as Template[]).map((name) => ({
  ...{ name, purpose: "sign-in", title: titles[name] },
  registered: { en: registered(name, "en"), te: registered(name, "te") },
}));

function registered(template: Template, language: Language): string {
  return worded(template, language, { code: "{#var#}", host: "{#var#}" });
}

function worded(template: Template, language: Language, told: { code: string; host: string }): string {
  const sentence = sentences[template][language](told.code);
  return template.startsWith("auth/no-account") ? sentence : `${sentence}\n\n@${told.host} #${told.code}`;
}

function templateOf({ purpose, isRegistered }: CodeMessage): Template {
  if (purpose === "sign-up") return isRegistered ? "auth/has-account" : "auth/new-account";
  if (purpose === "sign-in") return isRegistered ? "auth/sign-in" : "auth/no-account-to-enter";
  return isRegistered ? "auth/new-password" : "auth/no-account";
}
