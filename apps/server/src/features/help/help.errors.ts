import type { ErrorTexts } from "#platform/errors";
import type { FieldTexts } from "#platform/field-texts";

export const helpErrors = {} as const satisfies ErrorTexts;

export const helpFields: FieldTexts = {};
