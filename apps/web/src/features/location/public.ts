export { FilledPlaceField } from "./filled-place-field.tsx";
export { LocationForm } from "./location-form.tsx";
export { PinCodeField } from "./pin-code-field.tsx";
export { PlacesCredit } from "./places-credit.tsx";
export { type PlaceFilling, usePlaceFilling } from "./use-place-filling.ts";
