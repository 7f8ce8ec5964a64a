import { stateName } from "#engine/contract/indian-states.ts";
import type { NameText } from "#engine/contract/language.ts";
import { rupeesOf } from "#engine/contract/money.ts";
import {
  escaped,
  type PreviewTags,
  type PublicVisit,
  publicPage,
} from "#engine/server/public-pages/public-page.ts";
import { joinProductIds, type ProductCard, sharedProductPath } from "../../contract/store.ts";
import { sharedPhotoPath } from "./shared-photo.ts";
import { previewSize, sharedPicturePath } from "./shared-picture.ts";

/** The seller's. */
interface Place {
  readonly town: NameText;
  readonly state: string;
}

const words = {
  en: {
    open: "Open in Santha",
    soldOut: "Out of stock for now",
    beforeOffers: "Price before offers at your place",
    missing: "Product not found.",
    toStore: "Go to store",
  },
  te: {
    open: "సంతలో చూడండి",
    soldOut: "ప్రస్తుతం స్టాక్ లేదు",
    beforeOffers: "మీ ఊరి ఆఫర్లకు ముందు ధర",
    missing: "ఈ ఉత్పత్తి స్టోర్‌లో లేదు.",
    toStore: "స్టోర్‌కు వెళ్లండి",
  },
} as const;

/** The page of a product: tags for the preview, the facts for who reads it, and the way into the app. */
export function sharedPage(
  card: ProductCard,
  { place, ...visit }: PublicVisit & { readonly place: Place },
): string {
  const { language, origin } = visit;
  const say = words[language];
  const title = card.title[language];
  const facts = [
    card.pack[language],
    card.isInStock ? rupees(card.priceInPaise) : say.soldOut,
    card.sellerName[language],
    `${place.town[language] ?? place.town.en}, ${stateName(place.state, language)}`,
  ];
  const summary = facts.join(" · ");
  const target = `${origin}/#/p/c/${card.slug}/${joinProductIds(card.level2Id, card.level3Id)}`;
  const { photo } = card;
  const picture =
    photo === null
      ? `${origin}/art/products/${encodeURIComponent(card.drawing)}.svg`
      : origin + sharedPhotoPath(card.level3Id, photo);
  const tags: PreviewTags = [
    ["og:type", "product"],
    ["og:title", title],
    ["og:description", summary],
    ["og:url", origin + sharedProductPath(card.level3Id, language)],
    ...(photo === null ? drawnPreview(origin, card) : photoPreview(picture)),
    ["og:image:alt", title],
    ["product:price:amount", rupeesOf(card.priceInPaise).toFixed(2)],
    ["product:price:currency", "INR"],
  ];
  const [pack, price, ...seller] = facts;
  const main = `<main class="product">
<p class="picture ${card.bed}"><img src="${escaped(picture)}" alt="" width="240" height="240"></p>
<div><h1>${escaped(title)}</h1>
<p class="quiet">${escaped(pack ?? "")}</p><p class="price">${escaped(price ?? "")}</p>
${card.isInStock ? `<p class="quiet">${say.beforeOffers}</p>` : ""}
<p>${escaped(seller.join(" · "))}</p>
<p><a class="open" href="${escaped(target)}">${say.open}</a></p></div></main>`;
  const otherPath = sharedProductPath(card.level3Id, language === "en" ? "te" : "en");
  return publicPage(visit, { title, summary, tags, otherPath, main });
}

function drawnPreview(origin: string, { drawing }: ProductCard): PreviewTags {
  return [
    ["og:image", origin + sharedPicturePath(drawing)],
    ["og:image:type", "image/png"],
    ["og:image:width", String(previewSize.width)],
    ["og:image:height", String(previewSize.height)],
  ];
}

function photoPreview(address: string): PreviewTags {
  return [
    ["og:image", address],
    ["og:image:type", "image/webp"],
  ];
}

/** The page where nothing is sold (any more). */
export function missingPage(visit: PublicVisit): string {
  const say = words[visit.language];
  const toStore = `<a href="${escaped(visit.origin)}/#/app/store">${say.toStore}</a>`;
  return publicPage(visit, { title: "", main: `<main><h1>${say.missing}</h1><p>${toStore}</p></main>` });
}

/** Rupees with Indian grouping: ₹1,12,500.00. */
function rupees(paise: number): string {
  return `₹${new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2 }).format(paise / 100)}`;
}
