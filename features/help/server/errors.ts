import type { ErrorTexts } from "#engine/server/http/answers/errors.ts";
import type { FieldTexts } from "#engine/server/http/answers/field-texts.ts";

export const helpErrors = {} as const satisfies ErrorTexts;

export const helpFields: FieldTexts = {};
