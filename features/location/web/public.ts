export { FilledPlaceField } from "./filled-place-field.tsx";
export { askForLocation, onLocationAsked } from "./location-asking.ts";
export { LocationForm } from "./location-form.tsx";
export { forgetSplashRecord, hasLocation, isPromptDue, readSplashRecord } from "./location-prompt.ts";
export { LocationSheet } from "./location-sheet.tsx";
export { PinCodeField } from "./pin-code-field.tsx";
export { PlacesCredit } from "./places-credit.tsx";
export { type PlaceFilling, usePlaceFilling } from "./use-place-filling.ts";
