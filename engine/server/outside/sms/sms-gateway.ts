import type { GatewayField, GatewaySettings } from "./sms-settings.ts";

export interface GatewayMessage {
  readonly mobileNo: string;
  readonly text: string;
  readonly isUnicode: boolean;
  /** The number under which the operator registered the text; null: none yet. */
  readonly dltTemplateId: string | null;
  /** The same for every try of a message, so that the gateway takes it once. */
  readonly key: string;
}

/**
 * What a gateway said. `refused`: this message is never taken there; `isKnownKey`, because it has one under this key.
 * `unavailable`: no answer that says so; with `mayBeTaken` the message may be on its way all the same.
 */
export type GatewayOutcome =
  | { readonly kind: "taken"; readonly gatewayMessageId: string | null }
  | { readonly kind: "refused"; readonly detail: string; readonly isKnownKey: boolean }
  | { readonly kind: "unavailable"; readonly detail: string; readonly mayBeTaken: boolean };

export interface SmsGateway {
  readonly name: GatewaySettings["name"];
  /** Never throws. */
  send(message: GatewayMessage): Promise<GatewayOutcome>;
}

export interface GatewayOptions {
  readonly sender: string;
  readonly entityId: string;
  readonly longestAnswerInMilliseconds?: number;
}

/** A gateway that takes a message by one HTTP request, in the shape and under the names of the settings. */
export function httpGateway(settings: GatewaySettings, options: GatewayOptions): SmsGateway {
  const patience = options.longestAnswerInMilliseconds ?? 15_000;
  return {
    name: settings.name,
    async send(message) {
      const { url, init } = requestOf(settings, options, message);
      try {
        const response = await fetch(url, {
          ...init,
          redirect: "error",
          signal: AbortSignal.timeout(patience),
        });
        return outcomeOf(settings, response.status, await response.text());
      } catch (error) {
        return { kind: "unavailable", ...brokenCall(error) };
      }
    },
  };
}

function requestOf(
  { shape, url, auth, fields, codings }: GatewaySettings,
  { sender, entityId }: GatewayOptions,
  message: GatewayMessage,
): { url: string; init: RequestInit } {
  const values: Record<GatewayField, string> = {
    to: `91${message.mobileNo}`,
    text: message.text,
    sender,
    entity: entityId,
    template: message.dltTemplateId ?? "",
    key: message.key,
    unicode: codings[message.isUnicode ? 1 : 0],
  };
  const parts: Record<string, string> = {};
  for (const [field, value] of Object.entries(values) as [GatewayField, string][]) {
    const name = fields[field];
    if (name !== null && value !== "") parts[name] = value;
  }
  if (auth?.kind === "field") parts[auth.name] = auth.value;
  const headers: Record<string, string> = { accept: "application/json" };
  if (auth?.kind === "header") headers[auth.name] = auth.value;
  if (shape === "query") {
    const target = new URL(url);
    for (const [name, value] of Object.entries(parts)) target.searchParams.set(name, value);
    return { url: target.href, init: { headers } };
  }
  if (shape === "form") return { url, init: { method: "POST", headers, body: new URLSearchParams(parts) } };
  headers["content-type"] = "application/json";
  return { url, init: { method: "POST", headers, body: JSON.stringify(parts) } };
}

/** What a gateway says of the message itself; a wrong key, an empty account or a wrong address can be put right. */
const refusing: readonly number[] = [400, 409, 413, 414, 422];

function outcomeOf({ answer }: GatewaySettings, status: number, text: string): GatewayOutcome {
  const detail = withoutNumbers(`${status}: ${text}`);
  if (status === 429 || status === 503) return { kind: "unavailable", detail, mayBeTaken: false };
  if (status >= 500 || status === 408) return { kind: "unavailable", detail, mayBeTaken: true };
  if (refusing.includes(status)) return { kind: "refused", detail, isKnownKey: status === 409 };
  if (status >= 300) return { kind: "unavailable", detail, mayBeTaken: false };
  const said = parsed(text);
  if (answer.ok !== null && valueAt(said, answer.ok) !== answer.okValue)
    return { kind: "refused", detail, isKnownKey: false };
  return { kind: "taken", gatewayMessageId: valueAt(said, answer.id) };
}

/** What a gateway says may repeat the number or the code; neither is kept. */
export function withoutNumbers(text: string): string {
  return text.replace(/\d{4,}/g, "…").slice(0, 200);
}

const unreached: readonly string[] = [
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
];

/** Whether the request can have arrived: no connection, no message. */
function brokenCall(error: unknown): { detail: string; mayBeTaken: boolean } {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : "";
  const isUnreached = unreached.includes(code) || /CERT|SELF_SIGNED|LEAF_SIGNATURE|^ERR_(TLS|SSL)/.test(code);
  const name = error instanceof Error ? error.name : "fault";
  return { detail: code || name, mayBeTaken: !isUnreached };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The value at a path with dots, as text: `data.0.id`. */
export function valueAt(value: unknown, path: string): string | null {
  let found: unknown = value;
  for (const step of path.split(".")) {
    if (typeof found !== "object" || found === null || !Object.hasOwn(found, step)) return null;
    found = (found as Record<string, unknown>)[step];
  }
  return typeof found === "string" || typeof found === "number" || typeof found === "boolean"
    ? String(found)
    : null;
}
