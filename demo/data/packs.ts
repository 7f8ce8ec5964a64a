/** A pack as the catalogue writes it, "25 kg" or "1 pc", taken apart. */
export interface Pack {
  value: string;
  unit: string;
}

/** Splits "37.5 ml" into its number and its unit. */
export const readPack = (text: string): Pack => {
  const [value = "", unit = ""] = text.split(" ");
  if (!(Number(value) > 0) || unit === "") throw new Error(`Not a pack: ${text}`);
  return { value, unit };
};

const thousandfold = new Set(["kg", "L"]);
// A packet counted in seeds holds about what the 10 g packet of the same seed holds.
const gramsPerSeed: Record<string, number> = { "3000": 0.0032, "1500": 0.0064 };

/** Content in the smallest unit (g, ml, pieces, m), to compare packs of one product. */
export const contentOf = ({ value, unit }: Pack, isSoldByWeightToo: boolean): number => {
  if (thousandfold.has(unit)) return Number(value) * 1000;
  if (unit === "seeds" && isSoldByWeightToo) return Number(value) * (gramsPerSeed[value] ?? 1);
  return Number(value);
};

const countedEn: Record<string, string> = { pc: "piece", pcs: "pieces" };
const countedTe: Record<string, string> = {
  pc: "పీస్",
  pcs: "పీస్‌లు",
  plant: "మొక్క",
  plants: "మొక్కలు",
  tray: "ట్రే",
  set: "సెట్",
  pair: "జత",
  kit: "కిట్",
  length: "పైపు",
  roll: "చుట్ట",
  seeds: "విత్తనాలు",
  cuttings: "ముక్కలు",
};
const measuredTe: Record<string, [one: string, many: string]> = {
  kg: ["కిలో", "కిలోల"],
  g: ["గ్రాము", "గ్రాముల"],
  L: ["లీటరు", "లీటర్ల"],
  ml: ["మి.లీ.", "మి.లీ."],
  m: ["మీటరు", "మీటర్ల"],
};
const wrappingTe: Record<string, string> = {
  bag: "బస్తా",
  packet: "ప్యాకెట్",
  bottle: "సీసా",
  can: "డబ్బా",
  roll: "చుట్ట",
  block: "దిమ్మ",
  bundle: "కట్ట",
};

const wrappingOf = ({ value, unit }: Pack, saleUnit: string): string => {
  if (saleUnit === "packet" && unit === "kg" && Number(value) >= 8) return "bag";
  if (saleUnit === "bottle" && unit === "L" && Number(value) >= 5) return "can";
  return saleUnit;
};

/** "25 kg bag" and "25 కిలోల బస్తా"; counted goods are named without a wrapping. */
export const packTitles = (pack: Pack, saleUnit: string): { en: string; te: string } => {
  const measured = measuredTe[pack.unit];
  if (measured === undefined) {
    const te = countedTe[pack.unit];
    if (te === undefined) throw new Error(`No Telugu word for ${pack.unit}`);
    return { en: `${pack.value} ${countedEn[pack.unit] ?? pack.unit}`, te: `${pack.value} ${te}` };
  }
  const wrapping = wrappingOf(pack, saleUnit);
  const te = wrappingTe[wrapping];
  if (te === undefined) throw new Error(`No Telugu word for ${wrapping}`);
  return {
    en: `${pack.value} ${pack.unit} ${wrapping}`,
    te: `${pack.value} ${measured[pack.value === "1" ? 0 : 1]} ${te}`,
  };
};

/** Shipping weight in grams with a little for the wrapping. `unitWeight` is one piece, plant or metre. */
export const weightOf = (pack: Pack, content: number, unitWeight: number): number => {
  if (pack.unit === "kg" || pack.unit === "g") return Math.ceil(content * 1.01) + 4;
  if (pack.unit === "L" || pack.unit === "ml") return Math.ceil(content * 1.12) + 15;
  if (unitWeight > 0) return pack.unit === "seeds" ? unitWeight : Math.ceil(content * unitWeight);
  if (pack.unit === "seeds") return Math.ceil(content) + 4;
  throw new Error(`No weight for ${pack.value} ${pack.unit}`);
};
