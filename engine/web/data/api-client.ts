import type { AnswerOf, Endpoint, Envelope, InputOf } from "#engine/contract/endpoint.ts";
import { currentLanguage } from "../words/language.ts";
import { currentMode } from "../words/product.ts";
import { forgetBegun, takeBegun } from "./preloaded-responses.ts";
import { interceptRequest } from "./request-interceptor.ts";
import { type Patience, patienceFor } from "./silence.ts";

/** An error answer of the server: `info` is a sentence for the user, `fields` one for each refused input. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: string;
  readonly status: number;
  readonly info: string;
  readonly fields: Readonly<Record<string, string>>;
  /** The `data` of the error, for endpoints whose errors carry details. */
  readonly data: unknown;

  constructor(status: number, envelope: Partial<Envelope>) {
    super(`${status} ${envelope.code ?? "unreadable"}`);
    this.status = status;
    this.code = envelope.code ?? "platform/unreadable-answer";
    this.info = envelope.info ?? "";
    this.fields = envelope.fields ?? {};
    this.data = envelope.data;
  }
}

/** No answer came: no connection, a broken one, or a timeout. The request may have had its effect. */
export class NetworkError extends Error {
  override readonly name = "NetworkError";
  /** True after a timeout: the connection stood, but nothing came. */
  readonly wasSilent: boolean = false;
}

class SilenceError extends NetworkError {
  override readonly wasSilent = true;
}

/** What a single call may add. */
export interface CallSettings {
  readonly signal?: AbortSignal | undefined;
  /** Makes retries safe: create a `newIdempotencyKey()` for each action and send it with every attempt. */
  readonly idempotencyKey?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** A request without the contract, for code that must be small: the session on the first screen. */
export interface PlainRequest extends CallSettings {
  readonly method: Endpoint["method"];
  readonly path: string;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
}

interface CallParts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** Why a session ended in this tab: nobody is signed in now, or another tab signed in another user. */
export type SessionEnd = "over" | "other-person";

const notAllowedListeners = new Set<() => void>();
const sessionEndListeners = new Set<(why: SessionEnd) => void>();
let caller: string | undefined;

/**
 * Calls the listener when the server refuses a request because of the session. Returns the function that
 * unsubscribes.
 */
export function onSessionEnd(listener: (why: SessionEnd) => void): () => void {
  sessionEndListeners.add(listener);
  return () => sessionEndListeners.delete(listener);
}

/** Calls the listener when the server refuses what the signed-in person may not do. */
export function onNotAllowed(listener: () => void): void {
  notAllowedListeners.add(listener);
}

/**
 * Sets the profile for all further requests. Tabs share one session cookie; the server refuses requests for
 * another profile, so that a tab never reads or changes another user's data.
 */
export function callFor(profileKey: string | undefined): void {
  caller = profileKey;
}

/**
 * Calls an endpoint of the contract and returns its `data`. Throws ApiError when the server refuses, NetworkError
 * when no answer comes, and the signal's AbortError when the call is aborted.
 */
export function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  settings: CallSettings = {},
): Promise<AnswerOf<E>> {
  const plain = { ...settings, ...requestOf(endpoint, input) };
  if (endpoint.isSpread) return requestEnvelope(plain) as Promise<AnswerOf<E>>;
  return request<AnswerOf<E>>(plain);
}

/** The request of an endpoint as plain data that can be stored. */
export function requestOf<E extends Endpoint>(endpoint: E, input: InputOf<E>): PlainRequest {
  const { params, query, body } = (input ?? {}) as CallParts;
  return { method: endpoint.method, path: pathWith(endpoint.path, params), query, body };
}

/** Sends a request and returns the `data` of its envelope; throws like `call`. */
export async function request<Data>(plain: PlainRequest): Promise<Data> {
  const { data } = await requestEnvelope(plain);
  return data as Data;
}

/**
 * Runs `work` within the request timeout. Throws NetworkError when the answer is missing or incomplete, and the
 * signal's error when the call is aborted.
 */
export async function patiently<Answer>(
  wish: Pick<PlainRequest, "method" | "signal">,
  work: (patience: Patience) => Promise<Answer>,
): Promise<Answer> {
  const patience = patienceFor(wish, () => new SilenceError("no answer in time"));
  try {
    return await Promise.race([work(patience), patience.over]);
  } catch (error) {
    if (wish.signal?.aborted || error instanceof ApiError || error instanceof NetworkError) throw error;
    throw new NetworkError("no answer", { cause: error });
  } finally {
    patience.end();
  }
}

function requestEnvelope(plain: PlainRequest): Promise<Envelope> {
  return patiently(plain, async ({ signal, extend }) => {
    const response = await send({ ...plain, signal });
    extend();
    const envelope = await readEnvelope(response);
    if (envelope && envelope.code === goodCodeOf(response)) return envelope;
    // Cut off, or not from our server: the effect of the request is unknown.
    if (!envelope && response.status < 500) throw new NetworkError("no readable answer");
    throw refusalOf(response.status, envelope);
  });
}

/**
 * The `code` of a successful answer: the check of all calls (ERR-002, ERR-004, ERR-005, ERR-006, ERR-008).
 */
function goodCodeOf({ ok, status }: Response): "OK" | "CREATED" | undefined {
  if (!ok) return undefined;
  return status === 201 ? "CREATED" : "OK";
}

/** Headers of every request: the language, and the profile that the call is for. */
export function personHeaders(): Record<string, string> {
  const headers = { "accept-language": currentLanguage() };
  return caller === undefined ? headers : { ...headers, "for-profile": caller };
}

/** The error for an unsuccessful answer; notifies listeners when the session is over or does not allow it. */
export function refusalOf(status: number, envelope: Partial<Envelope> = {}): ApiError {
  const isOther = envelope.code === "platform/other-person";
  if (isOther || status === 401)
    for (const listener of sessionEndListeners) listener(isOther ? "other-person" : "over");
  if (envelope.code === "platform/not-allowed") for (const listener of notAllowedListeners) listener();
  return new ApiError(status, envelope);
}

/** An idempotency key for one action of the user, such as placing this order. */
export function newIdempotencyKey(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

async function send(plain: PlainRequest): Promise<Response> {
  const headers: Record<string, string> = { ...plain.headers, ...personHeaders() };
  const file = plain.body instanceof Blob ? plain.body : undefined;
  if (plain.body !== undefined) headers["content-type"] = file?.type ?? "application/json";
  if (plain.idempotencyKey !== undefined) headers["idempotency-key"] = plain.idempotencyKey;
  const { url, headers: checkedHeaders } = interceptRequest(
    { url: plain.path + searchOf(plain.query), headers },
    { isProduction: currentMode() === "production", appDomain: location.hostname },
  );
  if (plain.method !== "GET") forgetBegun();
  const begun = await takeBegun(url);
  if (begun) return begun;
  return fetch(url, {
    method: plain.method,
    headers: checkedHeaders,
    credentials: "same-origin",
    ...(plain.body === undefined ? {} : { body: file ?? JSON.stringify(plain.body) }),
    ...(plain.signal ? { signal: plain.signal } : {}),
  });
}

async function readEnvelope(response: Response): Promise<Envelope | undefined> {
  try {
    const read: unknown = await response.json();
    return typeof read === "object" && read !== null && "code" in read ? (read as Envelope) : undefined;
  } catch {
    return undefined;
  }
}

function pathWith(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function searchOf(query: Readonly<Record<string, unknown>> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) search.append(name, String(one));
    }
  }
  return search.size === 0 ? "" : `?${search}`;
}
