import type { Endpoint } from "#engine/contract/endpoint.ts";
import type { Language } from "#engine/contract/language.ts";
import {
  AppError,
  type ErrorTexts,
  fillText,
  type PersonText,
  platformErrors,
  type Refusal,
} from "./errors.ts";
import { alwaysGeneral, type FieldFault, generalFieldTexts } from "./field-texts.ts";

/** Input that was read and does not fit: which fields, and why. */
export class InputRefused extends Error {
  readonly faults: readonly FieldFault[];
  constructor(faults: readonly FieldFault[]) {
    super("input refused");
    this.faults = faults;
  }
}

/** Sentences of all features, to turn codes into words. */
export interface Sentences {
  readonly errors: ErrorTexts;
  /** What is said beside a field of a feature's call; undefined: what is said of any field. */
  fieldText(feature: string, field: string): PersonText | undefined;
}

const okText: PersonText = { en: "Done.", te: "పూర్తయింది." };

/** Envelope of a good answer. */
export function goodAnswer(endpoint: Endpoint, language: Language, data: unknown) {
  const head = { code: endpoint.success ?? "OK", info: okText[language] };
  return endpoint.isSpread ? { ...head, ...(data as object) } : { ...head, data };
}

export interface BadAnswer {
  readonly status: number;
  readonly body: {
    readonly code: string;
    readonly info: string;
    readonly data: unknown;
    readonly fields?: Record<string, string>;
    readonly requestId: string;
  };
  readonly retryAfterInSeconds?: number;
}

/** Envelope of anything that was thrown; an unknown error becomes a 500 that tells nothing but the request id. */
export function badAnswer(
  error: unknown,
  sentences: Sentences,
  request: { readonly language: Language; readonly id: string; readonly feature: string },
): BadAnswer {
  const refusal = refusalOf(error);
  const text = sentences.errors[refusal.code] ?? platformErrors["platform/fault"];
  const fields = error instanceof InputRefused ? fieldsOf(error.faults, sentences, request) : undefined;
  const named = fields ?? namedFields(refusal, sentences, request.language);
  return {
    status: refusal.status,
    body: {
      code: refusal.code,
      info: fillText(text, request.language, refusal.values),
      data: refusal.data ?? null,
      ...(named ? { fields: named } : {}),
      requestId: request.id,
    },
    ...(refusal.retryAfterInSeconds === undefined
      ? {}
      : { retryAfterInSeconds: refusal.retryAfterInSeconds }),
  };
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof AppError) return error.refusal;
  if (error instanceof InputRefused) return platformCode("platform/refused-input");
  const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;
  if (status === 413) return platformCode("platform/too-large");
  if (status === 415) return platformCode("platform/wrong-content-type");
  if (status === 404) return platformCode("platform/not-found");
  if (status >= 400 && status < 500) return platformCode("platform/unreadable");
  if (isUnstorableText(error)) return platformCode("platform/unreadable");
  if (isDatabaseAway(error)) return { ...platformCode("platform/away"), retryAfterInSeconds: 2 };
  return platformCode("platform/fault");
}

function platformCode(code: keyof typeof platformErrors): Refusal {
  return { code, status: platformErrors[code].status };
}

/** A zero character of a query string that came as far as PostgreSQL, which keeps it neither in text nor in JSON. */
function isUnstorableText(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "22021" || error.code === "22P05");
}

/** Unreachable, shutting down, starting, full, out of connections or taking no writes (R30, R31). */
const awayCodes = new Set([
  ...["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENOTFOUND", "EAI_AGAIN"],
  ...["57P01", "57P02", "57P03", "53100", "53200", "53300", "25006", "08000", "08001", "08003", "08006"],
]);

/** What pg says without a code: connections that broke, and waiting for a free one in vain. */
const awayMessages =
  /^Connection terminated|timeout exceeded when trying to connect|connection error and is not queryable|^Client was closed/;

/** PostgreSQL cannot do it now: the person may try again at once. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("code" in error && typeof error.code === "string" && awayCodes.has(error.code)) return true;
  return awayMessages.test(error.message);
}

function fieldsOf(
  faults: readonly FieldFault[],
  sentences: Sentences,
  { language, feature }: { readonly language: Language; readonly feature: string },
): Record<string, string> {
  return Object.fromEntries(
    faults.map(({ field, kind }) => {
      const own = alwaysGeneral.has(kind) ? undefined : sentences.fieldText(feature, field);
      return [field, fillText(own ?? generalFieldTexts[kind], language)];
    }),
  );
}

function namedFields(
  refusal: Refusal,
  sentences: Sentences,
  language: Language,
): Record<string, string> | undefined {
  if (!refusal.fields) return undefined;
  return Object.fromEntries(
    Object.entries(refusal.fields).map(([field, code]) => {
      const text = sentences.errors[code] ?? generalFieldTexts.wrong;
      return [field, fillText(text, language, refusal.values)];
    }),
  );
}
