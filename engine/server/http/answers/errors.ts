import type { Endpoint, ErrorOf } from "#engine/contract/endpoint.ts";
import type { Language } from "#engine/contract/language.ts";

/** The sentence for the person, in both languages. `{name}` parts are filled from the refusal's values. */
export interface PersonText {
  readonly en: string;
  readonly te: string;
}
export type ErrorTexts<Code extends string = string> = Readonly<Record<Code, PersonText>>;

/** Values for the `{name}` parts of a sentence: numbers, names, and what itself differs by language. */
export type TextValues = Readonly<Record<string, string | number | PersonText>>;

export interface Refusal {
  readonly code: string;
  readonly status: number;
  readonly values?: TextValues;
  /** Fields at fault and the code of the sentence that stands beside each. */
  readonly fields?: Readonly<Record<string, string>>;
  /** What the client needs to show the refusal, as `data` of the envelope. */
  readonly data?: unknown;
  /** For the log only; never sent. */
  readonly detail?: string;
  readonly retryAfterInSeconds?: number;
}

/** The one error that operations throw on purpose; everything else is a fault and becomes a 500. */
export class AppError extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.detail ?? refusal.code);
    this.name = "AppError";
    this.refusal = refusal;
  }
}

type RefusalExtras = Omit<Refusal, "code" | "status">;

/** Ends an operation with one of the codes its endpoint names; any other code does not compile. */
export function refuse<E extends Endpoint>(endpoint: E, code: ErrorOf<E>, extras: RefusalExtras = {}): never {
  throw new AppError({ code, status: endpoint.errors[code] ?? 500, ...extras });
}

export const platformErrors = {
  "platform/unreadable": {
    status: 400,
    en: "The request could not be read. Please try again.",
    te: "అభ్యర్థనను చదవలేకపోయాం. దయచేసి మళ్లీ ప్రయత్నించండి.",
  },
  "platform/sign-in-needed": { status: 401, en: "Please sign in.", te: "దయచేసి సైన్ ఇన్ చేయండి." },
  "platform/other-person": {
    status: 409,
    en: "Somebody else has signed in on this device.",
    te: "ఈ ఫోన్‌లో వేరొకరు సైన్ ఇన్ చేశారు.",
  },
  "platform/not-allowed": {
    status: 403,
    en: "Your account cannot do this.",
    te: "మీ ఖాతాకు దీనికి అనుమతి లేదు.",
  },
  "platform/second-factor-needed": {
    status: 403,
    en: "Set up two-step sign-in first, or sign in again with its code.",
    te: "ముందుగా రెండంచెల సైన్ ఇన్ పెట్టుకోండి, లేదా దాని కోడ్‌తో మళ్లీ సైన్ ఇన్ చేయండి.",
  },
  "platform/foreign-origin": {
    status: 403,
    en: "This request came from another site and was refused.",
    te: "ఈ అభ్యర్థన వేరే సైట్ నుండి వచ్చింది, అందుకే తిరస్కరించాం.",
  },
  "platform/not-found": { status: 404, en: "Nothing was found here.", te: "ఇక్కడ ఏమీ దొరకలేదు." },
  "platform/too-large": { status: 413, en: "That is too much data.", te: "డేటా చాలా ఎక్కువగా ఉంది." },
  "platform/wrong-content-type": {
    status: 415,
    en: "The request has a content type that is not accepted.",
    te: "అభ్యర్థనలోని కంటెంట్ రకం అంగీకరించబడదు.",
  },
  "platform/picture-too-large": {
    status: 413,
    en: "This picture is larger than {megabytes} MB. Please choose a smaller one.",
    te: "ఈ ఫోటో {megabytes} MB కంటే పెద్దది. చిన్న ఫోటో ఎంచుకోండి.",
  },
  "platform/not-a-picture": {
    status: 415,
    en: "This is not a picture. Please choose a photo (JPEG, PNG or WebP).",
    te: "ఇది ఫోటో కాదు. దయచేసి ఒక ఫోటోను ఎంచుకోండి (JPEG, PNG లేదా WebP).",
  },
  "platform/voice-too-large": {
    status: 413,
    en: "This recording is too long. Please record a shorter one.",
    te: "ఈ రికార్డింగ్ చాలా పెద్దది. దయచేసి చిన్నది రికార్డ్ చేయండి.",
  },
  "platform/refused-input": {
    status: 422,
    en: "Please check the marked fields.",
    te: "గుర్తించిన గడులను సరిచూడండి.",
  },
  "platform/key-reused": {
    status: 422,
    en: "This request was already sent with other content.",
    te: "ఈ అభ్యర్థన ఇప్పటికే వేరే వివరాలతో పంపబడింది.",
  },
  "platform/still-running": {
    status: 409,
    en: "Your request is still being worked on. Please wait a moment.",
    te: "మీ అభ్యర్థనపై ఇంకా పని జరుగుతోంది. కొద్దిసేపు ఆగండి.",
  },
  "platform/too-many": {
    status: 429,
    en: "Too many tries. Please wait {wait} and try again.",
    te: "చాలాసార్లు ప్రయత్నించారు. {wait} ఆగి మళ్లీ ప్రయత్నించండి.",
  },
  "platform/no-sms": {
    status: 503,
    en: "SMS is switched off here, so no code can be sent: sign-up, sign-in by code, a new password and a farmer's consent do not work.",
    te: "ఇక్కడ SMS ఆపివేశారు, అందుకే కోడ్ పంపలేం: నమోదు, కోడ్‌తో సైన్ ఇన్, కొత్త పాస్‌వర్డ్, రైతు సమ్మతి పనిచేయవు.",
  },
  "platform/fault": {
    status: 500,
    en: "Something went wrong, please try again later.",
    te: "ఏదో పొరపాటు జరిగింది, దయచేసి కాసేపటి తర్వాత ప్రయత్నించండి.",
  },
  /** The operator has closed it; the sentence says what. */
  "platform/closed": { status: 409, en: "{why}", te: "{why}" },
  "platform/away": {
    status: 503,
    en: "Santha is busy for a moment. Please try again.",
    te: "సంత ఇప్పుడు కొద్దిసేపు అందుబాటులో లేదు. దయచేసి మళ్లీ ప్రయత్నించండి.",
  },
} as const satisfies Record<string, PersonText & { status: number }>;
export type PlatformErrorCode = keyof typeof platformErrors;

/** Ends a request with one of the platform's own codes, which every endpoint may answer with. */
export function platformRefusal(code: PlatformErrorCode, extras: RefusalExtras = {}): AppError {
  return new AppError({ code, status: platformErrors[code].status, ...extras });
}

/** Fills `{name}` parts; a missing value leaves the part visible so that a test finds it. */
export function fillText(text: PersonText, language: Language, values: TextValues = {}): string {
  return text[language].replace(/\{(\w+)\}/g, (part, name: string) => {
    const value = values[name] ?? part;
    return typeof value === "object" ? value[language] : String(value);
  });
}
