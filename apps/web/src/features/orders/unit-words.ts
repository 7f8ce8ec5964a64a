import type { Language } from "@santha/contract/language";

/** Units of the catalogue in Telugu, for one and for several; the packs of a frozen order carry no name of their own. */
const telugu: Readonly<Record<string, readonly [one: string, many: string]>> = {
  kg: ["కిలో", "కిలోలు"],
  g: ["గ్రాము", "గ్రాములు"],
  L: ["లీటరు", "లీటర్లు"],
  ml: ["మి.లీ.", "మి.లీ."],
  m: ["మీటరు", "మీటర్లు"],
  pc: ["పీస్", "పీస్‌లు"],
  pcs: ["పీస్", "పీస్‌లు"],
  plant: ["మొక్క", "మొక్కలు"],
  plants: ["మొక్క", "మొక్కలు"],
  tray: ["ట్రే", "ట్రేలు"],
  set: ["సెట్", "సెట్‌లు"],
  pair: ["జత", "జతలు"],
  kit: ["కిట్", "కిట్‌లు"],
  length: ["పైపు", "పైపులు"],
  roll: ["చుట్ట", "చుట్టలు"],
  seeds: ["విత్తనం", "విత్తనాలు"],
  cuttings: ["ముక్క", "ముక్కలు"],
};

/** A value with its unit in words: `25 kg`, `25 కిలోలు`; a unit without a word of its own stays as it is. */
export function measureText({ value, unit }: { value: string; unit: string }, language: Language): string {
  if (unit === "") return value;
  const known = language === "te" && Object.hasOwn(telugu, unit) ? telugu[unit] : undefined;
  return `${value} ${known?.[value === "1" ? 0 : 1] ?? unit}`;
}
