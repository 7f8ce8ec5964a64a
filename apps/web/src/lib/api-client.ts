import type { AnswerOf, Endpoint, Envelope, InputOf } from "@santha/contract/endpoint";
import { forgetBegun, takeBegun } from "./begun-calls.ts";
import { currentLanguage } from "./language.ts";
import { currentMode } from "./product.ts";
import { interceptRequest } from "./request-interceptor.ts";
import { type Patience, patienceFor } from "./silence.ts";

/** A refusal of the server: `info` is the sentence for the person, `fields` the sentence for each refused input. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: string;
  readonly status: number;
  readonly info: string;
  readonly fields: Readonly<Record<string, string>>;
  /** The `data` of the refusal, for the calls that explain themselves with one. */
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

/** No answer came: no connection, it broke, or it was silent. What was asked may or may not have happened. */
export class NetworkError extends Error {
  override readonly name = "NetworkError";
  /** The connection stood, but nothing came in all the time that an answer is waited for. */
  readonly wasSilent: boolean = false;
}

class SilenceError extends NetworkError {
  override readonly wasSilent = true;
}

/** What a single call may add. */
export interface CallSettings {
  readonly signal?: AbortSignal | undefined;
  /** Makes repeating the same wish safe: make one with `newIdempotencyKey()` per wish and send it with each try. */
  readonly idempotencyKey?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** A call without its contract value, for what must be small: the session on the first screen. */
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

/** Why a session is at its end here: nobody is signed in any more, or somebody else is, by another tab. */
export type SessionEnd = "over" | "other-person";

const sessionEndListeners = new Set<(why: SessionEnd) => void>();
let caller: string | undefined;

/** Calls the listener when the server refuses a call because of who is signed in. Returns what ends that. */
export function onSessionEnd(listener: (why: SessionEnd) => void): () => void {
  sessionEndListeners.add(listener);
  return () => sessionEndListeners.delete(listener);
}

/**
 * Names the person for whom calls are made from now on. All tabs share one session cookie: a call of a tab that shows
 * one person is refused once another one has signed in, instead of reading or changing what is that person's.
 */
export function callFor(profileKey: string | undefined): void {
  caller = profileKey;
}

/**
 * Calls an endpoint of the contract and gives its `data`. Throws ApiError when the server refuses,
 * NetworkError when no answer comes, and the signal's AbortError when it is given up.
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

/** What a call of an endpoint sends, as plain data that can be kept. */
export function requestOf<E extends Endpoint>(endpoint: E, input: InputOf<E>): PlainRequest {
  const { params, query, body } = (input ?? {}) as CallParts;
  return { method: endpoint.method, path: pathWith(endpoint.path, params), query, body };
}

/** Calls a path and gives the `data` of its envelope; throws like `call`. */
export async function request<Data>(plain: PlainRequest): Promise<Data> {
  const { data } = await requestEnvelope(plain);
  return data as Data;
}

/**
 * Waits for what `work` fetches, as long as an answer may take. Throws NetworkError when none comes, or only a part of it,
 * and the error of the signal when the call is given up.
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
    // Cut off in the middle, or not of our server: it does not say what has become of the call.
    if (!envelope && response.status < 500) throw new NetworkError("no readable answer");
    throw refusalOf(response.status, envelope);
  });
}

/** The code of an answer that is no refusal: the common check of all calls (ERR-002, ERR-004, ERR-005, ERR-006, ERR-008). */
function goodCodeOf({ ok, status }: Response): "OK" | "CREATED" | undefined {
  if (!ok) return undefined;
  return status === 201 ? "CREATED" : "OK";
}

/** What every call tells of the person: language, and for whom it is made. */
export function personHeaders(): Record<string, string> {
  const headers = { "accept-language": currentLanguage() };
  return caller === undefined ? headers : { ...headers, "for-profile": caller };
}

/** The error for an answer that is no good one; tells everybody when the session is over. */
export function refusalOf(status: number, envelope: Partial<Envelope> = {}): ApiError {
  const isOther = envelope.code === "platform/other-person";
  if (isOther || status === 401)
    for (const listener of sessionEndListeners) listener(isOther ? "other-person" : "over");
  return new ApiError(status, envelope);
}

/** A key for one wish of the person, such as placing this order. */
export function newIdempotencyKey(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}

async function send(plain: PlainRequest): Promise<Response> {
  const headers: Record<string, string> = { ...plain.headers, ...personHeaders() };
  if (plain.body !== undefined) headers["content-type"] = "application/json";
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
    ...(plain.body === undefined ? {} : { body: JSON.stringify(plain.body) }),
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
