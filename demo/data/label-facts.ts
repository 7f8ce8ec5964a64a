import type { DemoFact } from "./catalogue-data.ts";
import { type CsvRow, readCsvRows } from "./csv-rows.ts";

/** What the facts of `label-facts.csv` are called on the product's page. */
const names: Record<string, [en: string, te: string]> = {
  season: ["Season", "సీజన్"],
  planting: ["Time of planting", "నాటే సమయం"],
  "seed-rate": ["Seed rate", "విత్తన మోతాదు"],
  germination: ["Germination", "మొలక శాతం"],
  spacing: ["Spacing", "నాటే దూరం"],
  dose: ["Dose", "మోతాదు"],
  "label-dose": ["Dose on the label", "లేబుల్‌పై మోతాదు"],
  method: ["How to use", "వాడే విధానం"],
  number: ["How many", "ఎన్ని కావాలి"],
  ration: ["Ration", "రోజువారీ మేత"],
  waiting: ["Waiting time", "కోతకు ముందు విరామం"],
  toxicity: ["Toxicity class", "విష తీవ్రత"],
  safety: ["Safety", "జాగ్రత్తలు"],
  "first-crop": ["First crop", "మొదటి కాపు"],
  nutrients: ["Nutrients", "పోషకాలు"],
  storage: ["Storage", "నిల్వ"],
  catches: ["Catches", "పట్టే పురుగులు"],
  place: ["Where to put it", "ఎక్కడ పెట్టాలి"],
  material: ["Material", "దేనితో చేసినది"],
  size: ["Size", "కొలత"],
  use: ["Use", "దేనికి"],
  fits: ["Fits", "దేనికి సరిపోతుంది"],
  for: ["For", "వేటికి"],
  contains: ["Contains", "ఇందులో ఉండేవి"],
  holds: ["Holds", "ఎంత పడుతుంది"],
  measures: ["Measures", "ఏం కొలుస్తుంది"],
  "emitter-distance": ["Between drippers", "డ్రిప్పర్ల మధ్య దూరం"],
  pressure: ["Pressure", "పీడనం"],
  power: ["Power", "శక్తి"],
  "runs-on": ["Runs on", "దేనితో నడుస్తుంది"],
  needs: ["Needs", "అవసరమైనది"],
  protects: ["Protects from", "దేని నుంచి రక్షణ"],
  care: ["Care", "సంరక్షణ"],
};

const toxicityOf = (text: string): DemoFact["toxicity"] => {
  if (text === "") return undefined;
  if (text === "red" || text === "yellow" || text === "blue" || text === "green") return text;
  throw new Error(`No toxicity class called ${text}`);
};

const factOf = (row: CsvRow): DemoFact => {
  const key = row.cell("fact");
  const name = names[key];
  if (name === undefined) throw new Error(`No fact called ${key}`);
  const toxicity = toxicityOf(row.cell("toxicity"));
  const fact = { key, nameEn: name[0], nameTe: name[1], valueEn: row.cell("en"), valueTe: row.cell("te") };
  return toxicity === undefined ? fact : { ...fact, toxicity };
};

/** Season, dose, waiting time and safety of a product, in the order in which `label-facts.csv` gives them. */
export const labelFactsOf = (): ((productId: string) => DemoFact[]) => {
  const rows = readCsvRows("label-facts.csv").map((row) => ({
    products: row.cell("products").split("|"),
    fact: factOf(row),
  }));
  return (productId) => rows.filter(({ products }) => products.includes(productId)).map(({ fact }) => fact);
};
