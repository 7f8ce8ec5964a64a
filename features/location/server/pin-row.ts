import { indianStateNames } from "#engine/contract/indian-states.ts";
import { isPinCode } from "../contract.ts";
import { cellsOf } from "./pin-file.ts";

/** A place as a file names it; without coordinates those of its neighbours are taken. */
export interface PinRow {
  readonly pinCode: string;
  readonly locality: string;
  readonly district: string;
  readonly state: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Of the offices of a pin code the lowest stands first: head, sub, branch office; then those that do not deliver. */
  readonly rank: number;
}

/** The names that a column has in India Post's directory, in its older editions and in a cleaned file. */
const columnNames = {
  pinCode: ["pincode", "pin"],
  locality: ["officename", "locality"],
  district: ["district", "districtname"],
  state: ["statename", "state"],
  latitude: ["latitude", "lat"],
  longitude: ["longitude", "lng", "long"],
  kind: ["officetype"],
  delivery: ["delivery", "deliverystatus"],
} as const;
type Column = keyof typeof columnNames;
const needed: readonly Column[] = ["pinCode", "locality", "district", "state", "latitude", "longitude"];

/** Where each column stands in the lines of a file. */
export type PinColumns = ReadonlyMap<Column, number>;

/** Reads the first line. @throws Error that names the columns a file must have and this one has not. */
export function columnsOf(firstLine: string): PinColumns {
  const names = (cellsOf(firstLine) ?? []).map((name) => name.toLowerCase().replace(/[^a-z]/g, ""));
  const columns = new Map<Column, number>();
  for (const [column, allowed] of Object.entries(columnNames) as [Column, readonly string[]][]) {
    const at = names.findIndex((name) => allowed.includes(name));
    if (at !== -1) columns.set(column, at);
  }
  const missing = needed.filter((column) => !columns.has(column)).map((column) => columnNames[column][0]);
  if (missing.length > 0) throw new Error(`the first line names no column ${missing.join(", ")}`);
  return columns;
}

/** One line as a place, or what is wrong with it. */
export function pinRowOf(line: string, columns: PinColumns): PinRow | string {
  const cells = cellsOf(line);
  if (cells === null) return "a quote is not closed";
  const cell = (column: Column): string => cells[columns.get(column) ?? -1] ?? "";
  const pinCode = cell("pinCode");
  const locality = withoutOffice(cell("locality"));
  const state = stateOf(cell("state"));
  const district = isGiven(cell("district")) ? inTitleCase(cell("district")) : "";
  if (!isPinCode(pinCode)) return `"${pinCode}" is no pin code of six digits`;
  if (locality === "") return `pin code ${pinCode} without a place`;
  if (district === "") return `pin code ${pinCode} without a district`;
  if (state === undefined) return `"${cell("state")}" is no state of India`;
  return {
    ...{ pinCode, locality, district, state },
    ...pointOf(Number.parseFloat(cell("latitude")), Number.parseFloat(cell("longitude"))),
    rank: rankOf(cell("kind"), cell("delivery")),
  };
}

const isGiven = (text: string): boolean => text !== "" && text.toUpperCase() !== "NA";

/** "KOTHAPETA (GUNTUR) S.O" is Kothapeta (Guntur). */
function withoutOffice(name: string): string {
  return isGiven(name) ? inTitleCase(name.replace(/\s+(b|s|h|g)\.?\s*(p\.?\s*)?o\.?$/i, "")) : "";
}

/** Capitals throughout become a name; what is written like a name stays as it is. */
function inTitleCase(text: string): string {
  const trimmed = text.replace(/\s+/g, " ").trim();
  if (trimmed !== trimmed.toUpperCase() || trimmed.length <= 3) return trimmed;
  return trimmed.toLowerCase().replace(/(^|[\s(.-])([a-z])/g, (_, before: string, letter: string) => {
    return before + letter.toUpperCase();
  });
}

/** How older editions write a state. */
const formerNames: Readonly<Record<string, string>> = {
  orissa: "odisha",
  pondicherry: "puducherry",
  uttaranchal: "uttarakhand",
  chattisgarh: "chhattisgarh",
  "andaman and nicobar": "andaman and nicobar islands",
  "dadra and nagar haveli": "dadra and nagar haveli and daman and diu",
  "daman and diu": "dadra and nagar haveli and daman and diu",
  "new delhi": "delhi",
};
const statesByName = new Map<string, string>(indianStateNames.map((name) => [name.toLowerCase(), name]));

function stateOf(text: string): string | undefined {
  const name = text
    .toLowerCase()
    .replace(/^the\s+/, "")
    .replaceAll("&", "and")
    .replace(/\s+/g, " ")
    .trim();
  return statesByName.get(formerNames[name] ?? name);
}

const isLatitude = (degrees: number): boolean => degrees >= 6 && degrees <= 38;
const isLongitude = (degrees: number): boolean => degrees >= 68 && degrees <= 98;

/** A point within India, also when the two stand the wrong way round; else none. */
function pointOf(first: number, second: number): Pick<PinRow, "latitude" | "longitude"> {
  if (isLatitude(first) && isLongitude(second)) return { latitude: first, longitude: second };
  if (isLatitude(second) && isLongitude(first)) return { latitude: second, longitude: first };
  return { latitude: null, longitude: null };
}

function rankOf(kind: string, delivery: string): number {
  const kinds = ["HO", "SO", "PO", "BO"];
  const place = kinds.indexOf(kind.toUpperCase().replace(/[^A-Z]/g, ""));
  return (place === -1 ? 0 : place) + (/^non/i.test(delivery) ? kinds.length : 0);
}
