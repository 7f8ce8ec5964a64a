import { hiddenSignsFault } from "#engine/contract/typed-text.ts";
import type { PersonText } from "./errors.ts";

/** Sentences beside a field, by the field's name; a feature adds its own in `server/errors.ts`. */
export type FieldTexts = Readonly<Record<string, PersonText>>;

/** What is said when no feature has a sentence for the field, by the kind of fault. */
export const generalFieldTexts = {
  missing: { en: "Please fill this in.", te: "దయచేసి దీన్ని నింపండి." },
  tooLong: { en: "This is too long.", te: "ఇది చాలా పొడవుగా ఉంది." },
  tooShort: { en: "This is too short.", te: "ఇది చాలా చిన్నగా ఉంది." },
  tooLarge: { en: "This number is too large.", te: "ఈ సంఖ్య చాలా పెద్దది." },
  hiddenSigns: {
    en: "Please take out line breaks and hidden signs.",
    te: "దయచేసి లైన్ బ్రేక్‌లు, కనిపించని గుర్తులు తీసేయండి.",
  },
  wrong: { en: "Please check this.", te: "దయచేసి దీన్ని సరిచూడండి." },
} as const satisfies Record<string, PersonText>;
export type GeneralFieldText = keyof typeof generalFieldTexts;

/** Kinds that say more than a feature's sentence of the field, which tells what to enter at least. */
export const alwaysGeneral: ReadonlySet<GeneralFieldText> = new Set(["missing", "tooLarge", "hiddenSigns"]);

/** One fault that validation found. */
export interface FieldFault {
  readonly field: string;
  readonly kind: GeneralFieldText;
}

interface Issue {
  readonly code?: string | undefined;
  readonly path?: readonly PropertyKey[];
  /** What was sent; the checker must be told to report it, else nothing tells wrong from missing. */
  readonly input?: unknown;
  readonly origin?: unknown;
  readonly minimum?: unknown;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
}

/** Reads the checker's issues as faults of named fields, the first one of each field. */
export function fieldFaults(issues: readonly Issue[]): FieldFault[] {
  const faults = new Map<string, FieldFault>();
  for (const issue of issues) {
    const field = (issue.path ?? []).map(String).join(".");
    if (!faults.has(field)) faults.set(field, { field, kind: kindOf(issue) });
  }
  return [...faults.values()];
}

function kindOf(issue: Issue): GeneralFieldText {
  if (issue.input === undefined) return "missing";
  if (issue.code === "too_big" && issue.origin === "string") return "tooLong";
  if (issue.code === "too_small" && issue.origin === "string")
    return issue.minimum === 1 ? "missing" : "tooShort";
  // Whole numbers that no computer keeps exactly have an origin of their own.
  if (issue.code === "too_big" && (issue.origin === "number" || issue.origin === "int")) return "tooLarge";
  if (issue.params?.["fault"] === hiddenSignsFault) return "hiddenSigns";
  return "wrong";
}
