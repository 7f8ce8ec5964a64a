import type * as z from "zod/mini";
import type { SellerPart } from "./person.ts";

/**
 * Who may call an endpoint; the feature's policy decides which rows. `staff`: support, finance and platform admin,
 * even before their second factor. `callback`: no session, authenticated by hash or secret. `dev`: only in the
 * modes `demo` and `test`.
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
  | "staff"
  | "callback"
  | "dev";

export type Method = "GET" | "POST" | "PUT" | "DELETE";
type Schema = z.ZodMiniType;

/**
 * One endpoint of the API: the server validates and serialises with it, the web calls it, OpenAPI is
 * generated from it.
 */
export interface Endpoint {
  /** `feature/verb-noun`, unique; also the name in metrics, limits and idempotency keys. */
  readonly name: string;
  /** One sentence for the API documentation: what the caller gets. */
  readonly summary: string;
  readonly method: Method;
  /** Path with parameters in braces: `/v2/cart/lines/{listingId}`. */
  readonly path: string;
  readonly permission: Permission;
  /** Of a call for sellers: the part of their work, or the parts, of which a member of a seller's team needs one. */
  readonly sellerPart?: SellerPart | readonly SellerPart[];
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** The shape of `data` in the envelope. */
  readonly answer: Schema;
  /** The `code` of a successful answer; `CREATED` is sent with status 201. Default `OK`. */
  readonly success?: "OK" | "CREATED";
  /** The body is one picture in its own content type instead of JSON. */
  readonly takesPicture?: true;
  /** The body is one voice recording in its own content type instead of JSON. */
  readonly takesVoice?: true;
  /** The body is a CSV file of 10 MB at most instead of JSON. */
  readonly takesCsv?: true;
  /** The body is a form posted by another site, passed on as raw text; only for `callback` endpoints. */
  readonly takesForm?: true;
  /** The answer is the address of a 303 redirect, without an envelope. */
  readonly givesRedirect?: true;
  /** The answer is a file (`FileBytes` or `FileStream`) without an envelope; errors still have one. */
  readonly givesFile?: "picture" | "voice" | "pdf" | "csv" | "zip";
  /** The answer is an open event stream (`text/event-stream`); each event has the shape of `answer`. */
  readonly givesStream?: true;
  /** Two endpoints of the specification carry `data` as JSON text. */
  readonly isDataText?: true;
  /**
   * One endpoint of the specification has a count beside `data`: all keys of its answer are siblings of
   * `code` and `info`.
   */
  readonly isSpread?: true;
  /** The error codes this call may answer with, beside those of the platform, and their HTTP status. */
  readonly errors: Readonly<Record<string, number>>;
  /** The caller may send an `Idempotency-Key`: the first answer is stored for 30 days and replayed. */
  readonly isIdempotent?: true;
  /** How often one caller may call it, counted in the database over all processes. */
  readonly limit?: CallLimit;
  /** How often one caller may call it, counted in each process alone. */
  readonly rate?: CallRate;
  /** How long the caller's cache may keep a successful answer; without it, nothing is cached. */
  readonly cachedForSeconds?: number;
  /** The caller's cache keeps a successful answer but revalidates each time with ETag and 304. */
  readonly isRevalidated?: true;
}

/** At most `hits` in any `windowInMinutes`; calls whose limits have the same `name` count together. */
export interface CallLimit {
  /** The endpoint's name where it is left out. */
  readonly name?: string;
  readonly hits: number;
  readonly windowInMinutes: number;
}

/** At most `hits` in each `windowInSeconds`. */
export interface CallRate {
  readonly hits: number;
  readonly windowInSeconds: number;
}

/** A call for sellers says which part of their work it is; no other call does. */
type NamesPart<E> = E extends { readonly permission: "seller" }
  ? { readonly sellerPart: SellerPart | readonly SellerPart[] }
  : { readonly sellerPart?: never };

/** Declares an endpoint; keeps the literal types of path, codes and permission. */
export function endpoint<const E extends Endpoint>(definition: E & NamesPart<E>): E {
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
type VoicePart<E> = E extends { readonly takesVoice: true } ? { readonly voice: Uint8Array } : unknown;
type CsvPart<E> = E extends { readonly takesCsv: true } ? { readonly csv: Uint8Array } : unknown;

/** What a caller passes: only the parts that the endpoint has. */
export type InputOf<E extends Endpoint> = InputPart<E, "params"> &
  InputPart<E, "query"> &
  InputPart<E, "body"> &
  FormPart<E> &
  PicturePart<E> &
  VoicePart<E> &
  CsvPart<E>;
/** What an operation receives after validation: defaults filled, text coerced, unknown keys dropped. */
export type CheckedOf<E extends Endpoint> = CheckedPart<E, "params"> &
  CheckedPart<E, "query"> &
  CheckedPart<E, "body"> &
  FormPart<E> &
  PicturePart<E> &
  VoicePart<E> &
  CsvPart<E>;
/**
 * The `data` that an operation returns and a caller receives; for a spread endpoint, everything beside
 * `code` and `info`.
 */
export type AnswerOf<E extends Endpoint> = z.output<E["answer"]>;
/** The error codes that this endpoint names. */
export type ErrorOf<E extends Endpoint> = keyof E["errors"] & string;

/** The JSON around every answer. `info` is a sentence for the user, in the caller's language. */
export interface Envelope<Data = unknown> {
  readonly code: string;
  readonly info: string;
  readonly data: Data;
  /** For refused input: a sentence for each field, keyed by its path (`body.postalCode` is `postalCode`). */
  readonly fields?: Readonly<Record<string, string>>;
  readonly requestId?: string;
}
