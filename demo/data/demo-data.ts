import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { DemoCatalogue } from "./catalogue-data.ts";
import type { DemoPeople } from "./people-data.ts";

export type { DemoCatalogue, DemoProduct, DemoSku } from "./catalogue-data.ts";
export type { DemoPeople, DemoPerson, DemoSeller } from "./people-data.ts";

const folder = import.meta.dirname;

/** Where the packed demo world lies. */
export const demoPackFile = join(folder, "world.json.gz");

/** The places of pin codes that come with Santha. */
export const pinSampleFile = join(folder, "pincode-sample.csv");

function readJson(name: string): unknown {
  return JSON.parse(readFileSync(join(folder, name), "utf8"));
}

/** The raw material of the demo world: what is sold. */
export function readDemoCatalogue(): DemoCatalogue {
  return readJson("catalogue.json") as DemoCatalogue;
}

/** The raw material of the demo world: who takes part. */
export function readDemoPeople(): DemoPeople {
  return readJson("people.json") as DemoPeople;
}

export interface DemoPlace {
  readonly locality: string;
  readonly district: string;
  readonly state: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** First place of each pin code of the sample. */
export function readDemoPlaces(): Map<string, DemoPlace> {
  const [, ...lines] = readFileSync(pinSampleFile, "utf8").trim().split("\n");
  const places = new Map<string, DemoPlace>();
  for (const line of lines) {
    const [pinCode = "", locality = "", district = "", state = "", latitude, longitude] = line.split(",");
    if (places.has(pinCode)) continue;
    places.set(pinCode, {
      locality,
      district,
      state,
      latitude: Number(latitude),
      longitude: Number(longitude),
    });
  }
  return places;
}
