import { measureText } from "#engine/contract/pack-text.ts";
import { formatCount, formatPaise } from "#engine/web/words/money.ts";
import type { LicenceKind } from "../../contract/store.ts";

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
  shipping: (paise: number) => (paise === 0 ? "free delivery" : `delivery ${formatPaise(paise)}`),
  handling: (paise: number) => `handling ${formatPaise(paise)}`,
  perOrder: (charges: string) => `Per order: ${charges}`,
  forElsewhere: "Buy for another place",
  chooseDelivering: "Choose a seller who delivers",
  notDelivered: (pinCode: string) => `Not delivered to ${pinCode}`,
  deliveryUnknown: "Where should we deliver?",
  tellPinCode: "Enter pin code",
  changePinCode: "Change",
  mrp: "MRP",
  taxesIncluded: "Taxes included",
  perUnit: (amount: string, unit: string) => `${amount} per ${unit}, taxes included`,
  priceBreaks: "Price for more packs",
  priceBreak: (packs: number, price: string) => `${formatCount(packs)} packs or more: ${price} each`,
  soldOut: "Sold out",
  outOfStock: "Out of stock",
  bestBefore: (day: string) => `Best before ${day}`,
  onlyLeft: (count: number) => `Only ${formatCount(count)} left`,
  yourMargin: "Your margin",
  yourPrice: "Your price",
  customerPays: "Customer pays",
  sellers: "Sellers",
  about: "About this product",
  labelHolds: "Follow the label and the leaflet in the pack. Use it only on the crops named there.",
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
  changePhotos: "Change photos",
  linkCopied: "Link copied. Paste it to share.",
  linkToCopy: (link: string) => `The link: ${link}`,
  boughtTogether: "Bought together",
  related: "Similar products",
  addToCart: "Add to cart",
  buyNow: "Buy now",
  notFound: "Product not found",
  notFoundText: "It may have been removed, or the link is incomplete.",
  toStore: "Go to store",
  /** One unit, as in "₹45.00 a kg". */
  unit: (unit: string) => unit,
  /** The value of a pack or another property with its unit. */
  amount: (value: string, unit: string) => words[value] ?? measureText({ value, unit }, "en"),
};
