/** How text messages leave: through a gateway, into the outbox of demo and tests, or not at all. */
export type SmsSettings =
  | { readonly kind: "outbox" }
  | { readonly kind: "none" }
  | {
      readonly kind: "gateway";
      /** The first is asked first; the second when the first does not take a message. */
      readonly gateways: readonly GatewaySettings[];
      /** Header under which messages arrive, and the operator's number in the register (DLT). */
      readonly sender: string;
      readonly entityId: string;
      /** Null: delivery reports are refused. */
      readonly reportSecret: string | null;
      readonly report: ReportMapping;
    };

export type GatewayShape = "form" | "json" | "query";

/** A field of a request to a gateway, under our name for it. */
export type GatewayField = "to" | "text" | "sender" | "entity" | "template" | "key" | "unicode";

export interface GatewaySettings {
  readonly name: "first" | "fallback";
  readonly shape: GatewayShape;
  readonly url: string;
  readonly auth: GatewayAuth | null;
  /** The gateway's name of each field; null: left out. */
  readonly fields: Readonly<Record<GatewayField, string | null>>;
  /** What stands in the field `unicode` for plain and for Unicode texts. */
  readonly codings: readonly [plain: string, unicode: string];
  /** Where its number of the message stands in the answer, and what says that the message was taken. */
  readonly answer: { readonly id: string; readonly ok: string | null; readonly okValue: string };
}

export type GatewayAuth =
  | { readonly kind: "header"; readonly name: string; readonly value: string }
  | { readonly kind: "field"; readonly name: string; readonly value: string };

/** Where a delivery report names our key, the gateway's number, the state and the reason; which states mean what. */
export interface ReportMapping {
  readonly key: string;
  readonly id: string;
  readonly status: string;
  readonly reason: string;
  readonly delivered: readonly string[];
  readonly failed: readonly string[];
}

/** Their lines in the README and in `.env.example`. */
export const smsSettings = {
  SMS_GATEWAY:
    "how the gateway takes messages: form, json or query; outbox (default, not in production): kept and readable in the demo; none: run without SMS",
  SMS_URL: "address of the gateway, with fixed parameters if it wants some",
  SMS_AUTH: "bearer TOKEN, basic USER:PASSWORD, header NAME VALUE or field NAME VALUE",
  SMS_FIELDS:
    "the gateway's names of the fields where they differ: to=…, text=…, sender=…, entity=…, template=…, key=…, unicode=NAME:PLAIN:UNICODE; - leaves one out",
  SMS_ANSWER:
    "where its JSON answer has the message's number, and what says that it was taken: id=data.id, ok=status:success",
  SMS_SENDER: "header (sender name) registered for the operator",
  SMS_ENTITY_ID: "the operator's principal entity id in the DLT register",
  SMS_FALLBACK_GATEWAY: "a second gateway for what the first does not take: form, json or query; empty: none",
  SMS_FALLBACK_URL: "its address",
  SMS_FALLBACK_AUTH: "as SMS_AUTH",
  SMS_FALLBACK_FIELDS: "as SMS_FIELDS",
  SMS_FALLBACK_ANSWER: "as SMS_ANSWER",
  SMS_REPORT_SECRET: "16 or more characters that delivery reports carry as ?secret=; empty: none are taken",
  SMS_REPORT_FIELDS:
    "names in delivery reports where they differ: key=…, id=…, status=…, reason=…, delivered=A|B, failed=C|D",
} as const;

type Name = keyof typeof smsSettings;

/** How the settings are read; a problem is noted and the reading goes on. */
export interface SmsReader {
  text(name: Name): string | null;
  problem(line: string): void;
}

const shapes: readonly GatewayShape[] = ["form", "json", "query"];

export function readSmsSettings(read: SmsReader, isProduction: boolean): SmsSettings {
  const chosen = read.text("SMS_GATEWAY") ?? (isProduction ? null : "outbox");
  if (chosen === "none") return { kind: "none" };
  if (chosen === "outbox" && !isProduction) return { kind: "outbox" };
  const shape = shapes.find((one) => one === chosen);
  if (shape === undefined) {
    read.problem(
      chosen === null ? noGateway : `SMS_GATEWAY is "${chosen}"; allowed: ${allowed(isProduction)}`,
    );
    return { kind: "none" };
  }
  const gateways = [gatewayOf(read, "first", shape), ...fallbackOf(read)];
  const reportSecret = read.text("SMS_REPORT_SECRET");
  if (reportSecret !== null && reportSecret.length < 16)
    read.problem("SMS_REPORT_SECRET needs 16 or more characters");
  const sender = read.text("SMS_SENDER");
  if (sender === null)
    read.problem("SMS_SENDER is needed with a gateway: the header that messages arrive under");
  const entityId = read.text("SMS_ENTITY_ID") ?? "";
  return {
    ...{ kind: "gateway", gateways, sender: sender ?? "", entityId, reportSecret },
    report: reportOf(read),
  };
}

function fallbackOf(read: SmsReader): readonly GatewaySettings[] {
  const chosen = read.text("SMS_FALLBACK_GATEWAY");
  if (chosen === null) return [];
  const shape = shapes.find((one) => one === chosen);
  if (shape) return [gatewayOf(read, "fallback", shape)];
  read.problem(`SMS_FALLBACK_GATEWAY is "${chosen}"; allowed: ${shapes.join(", ")}`);
  return [];
}

const noGateway =
  "SMS_GATEWAY is needed in production: without it no code reaches anybody (sign-up, sign-in by code, new password, a farmer's consent, delivery); none runs without SMS";

function allowed(isProduction: boolean): string {
  return [...shapes, "none", ...(isProduction ? [] : ["outbox"])].join(", ");
}

const usualFields = {
  ...{ to: "to", text: "text", sender: "sender", entity: "entity_id", template: "template_id", key: "key" },
  unicode: "unicode:0:1",
};

function gatewayOf(read: SmsReader, name: GatewaySettings["name"], shape: GatewayShape): GatewaySettings {
  const prefix = name === "first" ? "SMS" : "SMS_FALLBACK";
  const url = read.text(`${prefix}_URL`) ?? "";
  // It may hold a key, so it is not repeated.
  if (!/^https?:/.test(url) || !URL.canParse(url)) read.problem(`${prefix}_URL is no http address`);
  const fields = pairsOf(read, `${prefix}_FIELDS`, usualFields);
  const [unicode = "-", plainCoding = "0", unicodeCoding = "1"] = fields.unicode.split(":");
  const named = (field: string) => (field === "-" ? null : field);
  const answer = pairsOf(read, `${prefix}_ANSWER`, { id: "id", ok: "-" });
  const [ok = "-", okValue = "true"] = answer.ok.split(":");
  return {
    ...{ name, shape, url },
    auth: authOf(read, `${prefix}_AUTH`),
    fields: {
      to: named(fields.to),
      text: named(fields.text),
      sender: named(fields.sender),
      entity: named(fields.entity),
      template: named(fields.template),
      key: named(fields.key),
      unicode: named(unicode),
    },
    codings: [plainCoding, unicodeCoding],
    answer: { id: answer.id, ok: named(ok), okValue },
  };
}

function authOf(read: SmsReader, name: "SMS_AUTH" | "SMS_FALLBACK_AUTH"): GatewayAuth | null {
  const text = read.text(name);
  if (text === null) return null;
  const [kind, first, ...rest] = text.split(" ");
  const value = rest.join(" ");
  if (kind === "bearer" && first) return { kind: "header", name: "authorization", value: `Bearer ${first}` };
  if (kind === "basic" && first?.includes(":"))
    return { kind: "header", name: "authorization", value: `Basic ${Buffer.from(first).toString("base64")}` };
  if ((kind === "header" || kind === "field") && first && value) return { kind, name: first, value };
  read.problem(`${name} needs bearer TOKEN, basic USER:PASSWORD, header NAME VALUE or field NAME VALUE`);
  return null;
}

function reportOf(read: SmsReader): ReportMapping {
  const { key, id, status, reason, delivered, failed } = pairsOf(read, "SMS_REPORT_FIELDS", {
    ...{ key: "key", id: "id", status: "status", reason: "reason" },
    delivered: "DELIVRD|DELIVERED|1",
    failed: "FAILED|UNDELIV|UNDELIVERED|REJECTD|REJECTED|EXPIRED|DELETED|BLOCKED|2",
  });
  const listed = (values: string) => values.split("|").map((value) => value.trim().toUpperCase());
  return { key, id, status, reason, delivered: listed(delivered), failed: listed(failed) };
}

/** `name=value, name=value` over the usual values; an unknown name is a problem. */
function pairsOf<T extends Record<string, string>>(
  read: SmsReader,
  name: Name,
  usual: T,
): Record<keyof T, string> {
  const found: Record<keyof T, string> = { ...usual };
  for (const pair of (read.text(name) ?? "").split(",")) {
    const [key = "", ...rest] = pair.split("=").map((part) => part.trim());
    const value = rest.join("=");
    if (key === "" && value === "") continue;
    if (Object.hasOwn(usual, key) && value !== "") found[key as keyof T] = value;
    else read.problem(`${name} has "${key}"; allowed: ${Object.keys(usual).join(", ")}, each with =`);
  }
  return found;
}
