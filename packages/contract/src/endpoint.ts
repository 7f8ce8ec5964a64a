import type * as z from "zod/mini";

/**
 * Who may call an endpoint at all. Which rows a caller may touch is decided by the feature's policy.
 * `callback` calls carry no session and are authenticated by a hash or a secret;
 * `dev` calls exist in the modes `demo` and `test` only.
 */
export type Permission =
  | "anyone"
  | "member"
  | "agent"
  | "seller"
  | "agent-or-seller"
  | "support"
  | "finance"
  | "platform-admin"
  | "callback"
  | "dev";

export type Method = "GET" | "POST" | "PUT" | "DELETE";
type Schema = z.ZodMiniType;

/** One call of the API: the server validates and serialises from it, the web calls it, OpenAPI comes out of it. */
export interface Endpoint {
  /** `feature/verb-noun`, unique; also the name in metrics, limits and idempotency keys. */
  readonly name: string;
  /** One sentence for the API documentation: what the caller gets. */
  readonly summary: string;
  readonly method: Method;
  /** Path with parameters in braces: `/v2/cart/lines/{listingId}`. */
  readonly path: string;
  readonly permission: Permission;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** The shape of `data` in the envelope. */
  readonly answer: Schema;
  /** The `code` of a good answer; `CREATED` goes out with status 201. Default `OK`. */
  readonly success?: "OK" | "CREATED";
  /** The body is the bytes of one picture under its own content type instead of JSON. */
  readonly takesPicture?: true;
  /** The body is a form that another site posts, given as the text it came as; only `callback` calls take one. */
  readonly takesForm?: true;
  /** The answer is the address to which the browser is led with a 303, without an envelope. */
  readonly givesRedirect?: true;
  /** The answer is a file (`FileBytes`) without an envelope; refusals have theirs. */
  readonly givesFile?: "picture" | "pdf" | "csv";
  /** The answer stays open and carries events (`text/event-stream`), each of the shape of `answer`. */
  readonly givesStream?: true;
  /** Two calls of the specification carry `data` as JSON text. */
  readonly isDataText?: true;
  /** One call of the specification has a count beside `data`: all keys of its answer stand beside `code` and `info`. */
  readonly isSpread?: true;
  /** The error codes this call may answer with, beside those of the platform, and their HTTP status. */
  readonly errors: Readonly<Record<string, number>>;
  /** The caller may send `Idempotency-Key`: the first answer is kept 30 days and replayed. */
  readonly isIdempotent?: true;
  /** Name of the rate limit that counts this call. */
  readonly limit?: string;
  /** Calls of one person are held to the rate that bears the name of the call. */
  readonly hasRate?: true;
  /** The caller's own cache may keep a good answer that long; left out, nobody keeps it. */
  readonly cachedForSeconds?: number;
  /** The caller's own cache keeps a good answer and asks each time whether it still holds: ETag and 304. */
  readonly isRevalidated?: true;
}

/** Declares an endpoint; keeps the literal types of path, codes and permission. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type Part<E, K extends PropertyKey> = E extends { readonly [P in K]: infer S extends Schema } ? S : never;
type InputPart<E, K extends "params" | "query" | "body"> = [Part<E, K>] extends [never]
  ? unknown
  : { readonly [P in K]: z.input<Part<E, K>> };
type CheckedPart<E, K extends "params" | "query" | "body"> = [Part<E, K>] extends [never]
  ? unknown
  : { readonly [P in K]: z.output<Part<E, K>> };

type FormPart<E> = E extends { readonly takesForm: true } ? { readonly form: string } : unknown;
type PicturePart<E> = E extends { readonly takesPicture: true } ? { readonly picture: Uint8Array } : unknown;

/** What a caller passes: only the parts that the endpoint has. */
export type InputOf<E extends Endpoint> = InputPart<E, "params"> &
  InputPart<E, "query"> &
  InputPart<E, "body"> &
  FormPart<E> &
  PicturePart<E>;
/** What an operation receives after validation: defaults filled, text coerced, unknown keys dropped. */
export type CheckedOf<E extends Endpoint> = CheckedPart<E, "params"> &
  CheckedPart<E, "query"> &
  CheckedPart<E, "body"> &
  FormPart<E> &
  PicturePart<E>;
/** The `data` an operation returns and a caller receives; of a spread endpoint all that stands beside code and info. */
export type AnswerOf<E extends Endpoint> = z.output<E["answer"]>;
/** The error codes that this endpoint names. */
export type ErrorOf<E extends Endpoint> = keyof E["errors"] & string;

/** What stands on the wire around every answer. `info` is the sentence for the person, in the caller's language. */
export interface Envelope<Data = unknown> {
  readonly code: string;
  readonly info: string;
  readonly data: Data;
  /** Refused input: the sentence for each field, keyed by its path (`body.postalCode` is `postalCode`). */
  readonly fields?: Readonly<Record<string, string>>;
  readonly requestId?: string;
}
