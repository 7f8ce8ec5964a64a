/** The names of the other side's products (testing/large/large-catalogue.ts), in Vendure's import format. */
const crops = ["paddy", "cotton", "maize", "chilli", "turmeric", "groundnut", "tomato"];
const kinds = ["Seed", "Fertiliser", "Sprayer", "Neem oil"];
const head =
  "name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets";

export const categories = 8;
const groups = 48;

/** Each product has two packs; product `n` gets the slug `large-n`. */
export function goodsFile(products: number): string {
  const rows = Array.from({ length: products }, (_, at) => rowsOf(at + 1));
  return [head, ...rows.flat(), ""].join("\n");
}

function rowsOf(number: number): string[] {
  const name = `${kinds[Math.floor(number / 7) % kinds.length]} ${crops[number % crops.length]} batch${number}`;
  const category = Math.floor((number % groups) / (groups / categories)) + 1;
  const facets = `category:Category ${category}|maker:Maker ${number % 53}`;
  const price = (rupees: number) => (rupees + (number % 500) / 10).toFixed(2);
  const stock = "standard,1000000,true,,";
  return [
    `${name},large-${number},About it,,${facets},Pack size,5 kg bag,pack-${number}-5,${price(500)},${stock}`,
    `,,,,,,25 kg bag,pack-${number}-25,${price(2000)},${stock}`,
  ];
}
