import type { LicenceKind } from "@santha/contract/store";
import { formatCount } from "#lib/money";

const words: Readonly<Record<string, string>> = { certified: "Certified", foundation: "Foundation" };

const licences: Readonly<Record<LicenceKind, string>> = {
  seed: "Seed dealer licence",
  fertiliser: "Fertiliser dealer licence",
  insecticide: "Pesticide dealer licence",
};

const missingLicences: Readonly<Record<LicenceKind, string>> = {
  seed: "The seller has not shown a seed dealer licence.",
  fertiliser: "The seller has not shown a fertiliser dealer licence.",
  insecticide: "The seller has not shown a pesticide dealer licence.",
};

export const en = {
  soldBy: (seller: string) => `Sold by ${seller}`,
  offer: (amount: string) => `${amount} off where you live`,
  delivered: (pinCode: string, date: string) => `${pinCode}: delivered by ${date}`,
  notDelivered: (pinCode: string) => `Not delivered to ${pinCode}`,
  deliveryUnknown: "Where shall it be delivered?",
  tellPinCode: "Tell your pin code",
  changePinCode: "Change",
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
  labelHolds: "What the label and the leaflet in the pack say holds. Use it only on the crops named there.",
  maker: "Maker",
  countryOfOrigin: "Country of origin",
  india: "India",
  hsn: "HSN code",
  gst: "GST",
  percent: (rate: string) => `${rate} %`,
  licence: (kind: LicenceKind) => licences[kind],
  noLicence: (kind: LicenceKind) => missingLicences[kind],
  validUntil: "valid until",
  expiredOn: "expired on",
  share: (title: string) => `Share: ${title}`,
  linkCopied: "Link copied. Paste it where you want to share it.",
  linkToCopy: (link: string) => `The link: ${link}`,
  boughtTogether: "Bought together",
  related: "More of this kind",
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
