import type { PersonText } from "./answers/errors.ts";

/** How long to wait, in words: minutes, and hours where they are more than ninety. */
export function waitText(seconds: number): PersonText {
  const minutes = Math.ceil(seconds / 60);
  if (minutes === 1) return { en: "1 min", te: "1 నిమిషం" };
  if (minutes <= 90) return { en: `${minutes} min`, te: `${minutes} నిమిషాలు` };
  const hours = Math.ceil(minutes / 60);
  return { en: `${hours} hours`, te: `${hours} గంటలు` };
}
