import { type FileSettings, fileSettings, readFileSettings } from "../outside/files/file-settings.ts";
import { type MailSettings, mailSettings, readMailSettings } from "../outside/mail/mail-settings.ts";
import { type PaymentSettings, payuSettings, readPaymentSettings } from "../outside/payment/payu-settings.ts";
import { readSmsSettings, type SmsSettings, smsSettings } from "../outside/sms/sms-settings.ts";
import { type OperatorSettings, operatorSettings, readOperatorSettings } from "./operator-settings.ts";
import { readServiceSettings, type ServiceSettings, serviceSettings } from "./service-settings.ts";

/** The only file that reads the environment. Every problem is listed at once, before anything is opened. */

export type Mode = "demo" | "production" | "test";

export interface Config extends ServiceSettings {
  readonly mode: Mode;
  readonly host: string;
  readonly port: number;
  /** Null: the embedded PostgreSQL in `dataFolder`. */
  readonly databaseUrl: string | null;
  /** For LISTEN, advisory locks, migrations and the worker when `databaseUrl` is a pooler. */
  readonly databaseDirectUrl: string | null;
  readonly pooler: "session" | "transaction";
  readonly databaseConnections: number;
  /** Open connections of browsers at most; further ones are closed at once. */
  readonly httpConnections: number;
  readonly dataFolder: string | null;
  /** Own origin as people see it, for cookies and links; null: taken from the request. */
  readonly publicUrl: string | null;
  readonly isBehindProxy: boolean;
  readonly worker: "inside" | "none";
  readonly secret: string | null;
  readonly logLevel: (typeof logLevels)[number];
  /** Multiplies every rate limit; 1 in production, 10 in demo. */
  readonly limitFactor: number;
  /** Multiplies the rates of calls; tests ask as fast as they can. */
  readonly rateFactor: number;
  readonly supportPhone: string;
  /** How long packs are kept for one who is about to order. */
  readonly stockHoldInMinutes: number;
  /** Where buyers transfer money to; null: bank transfer is not offered. */
  readonly bankAccount: BankAccountSetting | null;
  /** How online payments are taken. */
  readonly onlinePayment: PaymentSettings;
  /** How long an order waits for its online payment before its stock is free again. */
  readonly onlinePaymentInMinutes: number;
  /** How many unpaid orders one person may have at once, since they keep goods from others. */
  readonly unpaidOrdersPerPerson: number;
  /** Refunds and payouts above this need the approval of two people. */
  readonly secondPersonAboveInPaise: number;
  /** Own orders in the home stream; auto: in production only. */
  readonly homeOrderTiles: "auto" | "on" | "off";
  /** False: browsers that have the service worker are told to throw it away. */
  readonly hasServiceWorker: boolean;
  /** How text messages leave. */
  readonly sms: SmsSettings;
  /** How e-mail leaves; null: it does not. */
  readonly mail: MailSettings | null;
  readonly files: FileSettings;
  /** Whose house it is, for the pages that the law asks for. */
  readonly operator: OperatorSettings;
}

export interface BankAccountSetting {
  readonly holder: string;
  readonly number: string;
  readonly ifsc: string;
  readonly bank: string;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** What can be set, for the README's table and for the check against `.env.example`. */
export const settings = {
  SANTHA_MODE: "demo (default), production or test",
  HOST: "address to listen on, default 0.0.0.0",
  PORT: "port of app and API, default 3000",
  DATABASE_URL: "PostgreSQL 15 or later; empty: the embedded one",
  DATABASE_DIRECT_URL: "the server itself, when DATABASE_URL is a pooler",
  DATABASE_POOLER: "session (default) or transaction",
  DATABASE_CONNECTIONS: "connections of one process, default 10",
  HTTP_CONNECTIONS: "connections of browsers that one process keeps open at most, default 4000",
  SANTHA_DATA: "folder of the embedded database and of uploaded files, default ./.data",
  PUBLIC_URL: "own origin as people see it, for example https://santha.example",
  BEHIND_PROXY: "on when a proxy of ours sets X-Forwarded-For, default off",
  SANTHA_WORKER:
    "inside (default): jobs run in this process; none: another one on the same database runs them",
  SANTHA_SECRET: "32 or more characters; needed in production, made and kept in the database elsewhere",
  LOG_LEVEL: "info in production, warn elsewhere",
  SUPPORT_PHONE: "support line shown in the menu; needed in production",
  STOCK_HOLD_MINUTES: "how long packs are kept for one who is about to order, default 15",
  BANK_ACCOUNT: "holder|number|IFSC|bank and branch for bank transfers; empty in production: not offered",
  UNPAID_ORDERS_PER_PERSON: "how many unpaid orders one person may have at once, default 5",
  SECOND_PERSON_ABOVE: "rupees above which refunds and payouts need two people, default 25000",
  HOME_ORDER_TILES:
    "own orders in the home stream: on (default of the demo), off, or auto: in production only",
  SERVICE_WORKER: "on (default); off: browsers throw the service worker and what it kept away",
  ...serviceSettings,
  ...payuSettings,
  ...smsSettings,
  ...mailSettings,
  ...fileSettings,
  ...operatorSettings,
} as const;

/** Reads and checks the environment. @throws Error that lists every problem. */
export function readConfig(environment: Environment): Config {
  const problems: string[] = [];
  const text = (name: keyof typeof settings) => environment[name]?.trim() || null;
  const oneOf = <const T extends string>(
    name: keyof typeof settings,
    allowed: readonly T[],
    fallback: T,
  ): T => {
    const value = text(name) ?? fallback;
    const found = allowed.find((candidate) => candidate === value);
    if (found === undefined) problems.push(`${name} is "${value}"; allowed: ${allowed.join(", ")}`);
    return found ?? fallback;
  };
  const whole = (name: keyof typeof settings, fallback: number, least: number, most: number) => {
    const value = Number(text(name) ?? fallback);
    if (Number.isInteger(value) && value >= least && value <= most) return value;
    problems.push(`${name} is "${text(name)}"; a whole number from ${least} to ${most} is needed`);
    return fallback;
  };
  const mode = oneOf("SANTHA_MODE", ["demo", "production", "test"], "demo");
  const isProduction = mode === "production";
  const secret = text("SANTHA_SECRET");
  if (mode === "production" && (secret === null || secret.length < 32)) {
    problems.push("SANTHA_SECRET is needed in production, 32 or more characters");
  }
  const [supportPhone, publicUrl] = [text("SUPPORT_PHONE"), text("PUBLIC_URL")];
  problems.push(...problemsOfSupportPhone(supportPhone, mode), ...problemsOfPublicUrl(publicUrl, mode));
  const reader = { text, problem: (line: string) => void problems.push(line) };
  const operator = readOperatorSettings(reader, mode === "production");
  const config: Config = {
    mode,
    host: text("HOST") ?? "0.0.0.0",
    port: whole("PORT", 3000, 0, 65_535),
    databaseUrl: text("DATABASE_URL"),
    databaseDirectUrl: text("DATABASE_DIRECT_URL"),
    pooler: oneOf("DATABASE_POOLER", ["session", "transaction"], "session"),
    databaseConnections: whole("DATABASE_CONNECTIONS", 10, 2, 200),
    httpConnections: whole("HTTP_CONNECTIONS", 4000, 1, 1_000_000),
    dataFolder: text("SANTHA_DATA"),
    publicUrl,
    isBehindProxy: oneOf("BEHIND_PROXY", ["on", "off"], "off") === "on",
    worker: oneOf("SANTHA_WORKER", ["inside", "none"], "inside"),
    secret,
    logLevel: oneOf("LOG_LEVEL", logLevels, isProduction ? "info" : "warn"),
    limitFactor: mode === "demo" ? 10 : 1,
    rateFactor: { production: 1, demo: 10, test: 1_000_000 }[mode],
    supportPhone: supportPhone ?? "1800 000 0000",
    stockHoldInMinutes: whole("STOCK_HOLD_MINUTES", 15, 1, 120),
    bankAccount: bankAccountOf(text("BANK_ACCOUNT") ?? (isProduction ? null : demoAccount), problems),
    onlinePayment: readPaymentSettings(reader, {
      ...{ hasStandIn: mode !== "production", hasPublicUrl: publicUrl !== null },
    }),
    onlinePaymentInMinutes: whole("ONLINE_PAYMENT_MINUTES", 30, 16, 1440),
    unpaidOrdersPerPerson: whole("UNPAID_ORDERS_PER_PERSON", 5, 1, 1000),
    secondPersonAboveInPaise: whole("SECOND_PERSON_ABOVE", 25_000, 0, 100_000_000) * 100,
    homeOrderTiles: oneOf("HOME_ORDER_TILES", ["auto", "on", "off"], mode === "demo" ? "on" : "auto"),
    hasServiceWorker: oneOf("SERVICE_WORKER", ["on", "off"], "on") === "on",
    ...readServiceSettings(reader, mode === "production"),
    sms: readSmsSettings(reader, mode === "production"),
    files: readFileSettings({ ...reader, whole }),
    operator,
    mail: readMailSettings(reader, operator.operator?.email ?? null),
  };
  refuseStart(problems);
  return config;
}

const logLevels = ["fatal", "error", "warn", "info", "debug", "silent"] as const;

function refuseStart(problems: readonly string[]): void {
  if (problems.length > 0)
    throw new Error(`Santha cannot start:\n${problems.map((line) => `  - ${line}`).join("\n")}`);
}

/** An account that no bank has. */
const demoAccount = "Santha Demo Traders|000000001234|DEMO0000001|Demo Bank, Hanamkonda";

function bankAccountOf(text: string | null, problems: string[]): BankAccountSetting | null {
  if (text === null) return null;
  const [holder = "", number = "", ifsc = "", bank = "", ...more] = text
    .split("|")
    .map((part) => part.trim());
  const isWhole = holder && bank && more.length === 0 && /^[0-9]{9,18}$/.test(number);
  if (isWhole && /^[A-Z]{4}0[0-9A-Z]{6}$/.test(ifsc)) return { holder, number, ifsc, bank };
  problems.push("BANK_ACCOUNT needs holder|number|IFSC|bank, with 9 to 18 digits and an IFSC of 11 signs");
  return null;
}

/** Pages of a real shop must never send its people to the number of the demo. */
function problemsOfSupportPhone(phone: string | null, mode: Mode): string[] {
  return phone !== null || mode !== "production" ? [] : ["SUPPORT_PHONE is needed in production"];
}

function problemsOfPublicUrl(publicUrl: string | null, mode: Mode): string[] {
  if (publicUrl === null) return mode === "production" ? ["PUBLIC_URL is needed in production"] : [];
  const url = URL.canParse(publicUrl) ? new URL(publicUrl) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.origin !== publicUrl) {
    return [`PUBLIC_URL is "${publicUrl}"; an origin in small letters without a path is needed`];
  }
  // Over plain http the session cookie could be read on the way; on this machine itself there is no way.
  const isSafe = url.protocol === "https:" || url.hostname === "localhost" || url.hostname === "127.0.0.1";
  return isSafe || mode !== "production" ? [] : ["PUBLIC_URL must begin with https: in production"];
}
