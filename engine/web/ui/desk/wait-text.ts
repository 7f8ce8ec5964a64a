import type { useDeskTexts } from "./desk.texts.ts";

const hour = 3_600_000;

/** How long something waits: `2 d 4 h`, or hours alone on the first day. */
export function waitText(texts: ReturnType<typeof useDeskTexts>, since: number, now: number): string {
  const hours = Math.floor(Math.max(0, now - since) / hour);
  return hours === 0 ? texts.underAnHour : texts.waited(Math.floor(hours / 24), hours % 24);
}
