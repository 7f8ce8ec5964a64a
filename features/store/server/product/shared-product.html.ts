import { stateName } from "#engine/contract/indian-states.ts";
import type { Language, NameText } from "#engine/contract/language.ts";
import { rupeesOf } from "#engine/contract/money.ts";
import { joinProductIds, type ProductCard, sharedProductPath } from "../../contract/store.ts";
import { previewSize, sharedPicturePath } from "./shared-picture.ts";

interface Shown {
  readonly language: Language;
  /** Where the app lives, without a slash at its end. */
  readonly origin: string;
}
/** The seller's. */
interface Place {
  readonly town: NameText;
  readonly state: string;
}

const words = {
  en: {
    brand: "Santha",
    open: "Open in Santha",
    soldOut: "Out of stock for now",
    beforeOffers: "Price before offers at your place",
    otherLanguage: "తెలుగు",
    missing: "Product not found.",
    toStore: "Go to store",
  },
  te: {
    brand: "సంత",
    open: "సంతలో చూడండి",
    soldOut: "ప్రస్తుతం స్టాక్ లేదు",
    beforeOffers: "మీ ఊరి ఆఫర్లకు ముందు ధర",
    otherLanguage: "English",
    missing: "ఈ ఉత్పత్తి స్టోర్‌లో లేదు.",
    toStore: "స్టోర్‌కు వెళ్లండి",
  },
} as const;

/** The page of a product: tags for the preview, the facts for who reads it, and the way into the app. */
export function sharedPage(
  card: ProductCard,
  { language, origin, place }: Shown & { readonly place: Place },
): string {
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
  const drawing = `${origin}/art/products/${encodeURIComponent(card.drawing)}.svg`;
  const tags: readonly (readonly [string, string])[] = [
    ["og:type", "product"],
    ["og:site_name", say.brand],
    ["og:locale", language === "te" ? "te_IN" : "en_IN"],
    ["og:title", title],
    ["og:description", summary],
    ["og:url", origin + sharedProductPath(card.level3Id, language)],
    ["og:image", origin + sharedPicturePath(card.drawing)],
    ["og:image:type", "image/png"],
    ["og:image:width", String(previewSize.width)],
    ["og:image:height", String(previewSize.height)],
    ["og:image:alt", title],
    ["product:price:amount", rupeesOf(card.priceInPaise).toFixed(2)],
    ["product:price:currency", "INR"],
  ];
  const [pack, price, ...seller] = facts;
  const body = `${header(language, origin, card.level3Id)}<main class="product">
<p class="picture ${card.bed}"><img src="${escaped(drawing)}" alt="" width="240" height="240"></p>
<div><h1>${escaped(title)}</h1>
<p class="quiet">${escaped(pack ?? "")}</p><p class="price">${escaped(price ?? "")}</p>
${card.isInStock ? `<p class="quiet">${say.beforeOffers}</p>` : ""}
<p>${escaped(seller.join(" · "))}</p>
<p><a class="open" href="${escaped(target)}">${say.open}</a></p></div></main>`;
  const head = `${tags.map(([name, value]) => `<meta property="${name}" content="${escaped(value)}">`).join("\n")}
<meta name="description" content="${escaped(summary)}">
<meta name="twitter:card" content="summary_large_image">`;
  return page({ language, title: `${title} · ${say.brand}`, head, body });
}

/** The brand, which leads into the app, and for a product the way to the same page in the other language. */
function header(language: Language, origin: string, level3Id?: number): string {
  const { brand, otherLanguage } = words[language];
  const other = language === "en" ? "te" : "en";
  const toOther =
    level3Id &&
    `<a lang="${other}" href="${escaped(sharedProductPath(level3Id, other))}">${otherLanguage}</a>`;
  return `<header><a class="brand" href="${escaped(origin)}/"><img src="/icon.svg" alt="" width="32" height="32">${brand}</a>${toOther ?? ""}</header>`;
}

/** The page where nothing is sold (any more). */
export function missingPage(language: Language, origin: string): string {
  const say = words[language];
  const body = `${header(language, origin)}<main><h1>${say.missing}</h1><p><a href="${escaped(origin)}/#/app/store">${say.toStore}</a></p></main>`;
  return page({ language, title: say.brand, head: '<meta name="robots" content="noindex">', body });
}

function page(parts: { language: Language; title: string; head: string; body: string }): string {
  return `<!doctype html>
<html lang="${parts.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(parts.title)}</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/shared-product.css">
${parts.head}
</head>
<body>${parts.body}</body>
</html>
`;
}

/** Rupees with Indian grouping: ₹1,12,500.00. */
function rupees(paise: number): string {
  return `₹${new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2 }).format(paise / 100)}`;
}

function escaped(text: string): string {
  return text.replace(/[&"'<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
