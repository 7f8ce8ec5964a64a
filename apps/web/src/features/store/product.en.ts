import { formatCount } from "#lib/money";

const words: Readonly<Record<string, string>> = { certified: "Certified", foundation: "Foundation" };

export const en = {
  soldBy: (seller: string, town: string) => `Sold by ${seller}, ${town}`,
  mrp: "MRP",
  taxesIncluded: "Taxes included",
  perUnit: (amount: string, unit: string) => `${amount} a ${unit}, taxes included`,
  soldOut: "Sold out",
  outOfStock: "Out of stock",
  onlyLeft: (count: number) => `Only ${formatCount(count)} left`,
  yourMargin: "Your margin",
  yourPrice: "Your price",
  customerPays: "Customer pays",
  sellers: "Sellers",
  about: "About this product",
  maker: "Maker",
  countryOfOrigin: "Country of origin",
  hsn: "HSN code",
  gst: "GST",
  percent: (rate: string) => `${rate} %`,
  addToCart: "Add to cart",
  buyNow: "Buy now",
  notFound: "This product is not in the store",
  notFoundText: "It may have been taken out, or the link is not complete.",
  toStore: "Go to the store",
  /** One unit, as in "₹45.00 a kg". */
  unit: (unit: string) => unit,
  /** The value of a pack or another property with its unit. */
  amount: (value: string, unit: string) => `${words[value] ?? value} ${unit}`.trim(),
};
