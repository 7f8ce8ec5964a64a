import { formatLongDate } from "#engine/contract/date-text.ts";
import type { Language } from "#engine/contract/language.ts";
import { type Block, blocksOf } from "#features/articles/contract/plain-text.ts";
import { type LegalPage, legalPages, legalPath } from "../contract.ts";
import { type Contact, pageNames } from "./legal-text.ts";

interface Shown {
  readonly page: LegalPage;
  readonly language: Language;
  readonly stylePath: string;
  /** Plain text, as articles are written. */
  readonly text: string;
  readonly contacts: readonly Contact[];
  /** Of words that the operator has published; left out, the page has its first text. */
  readonly published?: { readonly version: number; readonly publishedAt: number } | undefined;
}

const words = {
  en: { brand: "Santha", toApp: "Open Santha", pages: "Pages", other: "తెలుగులో చదవండి", version: "Version" },
  te: { brand: "సంత", toApp: "సంత తెరవండి", pages: "పేజీలు", other: "Read in English", version: "వెర్షన్" },
} as const;

/** సంత as the app draws it. */
const wordmark = `<svg viewBox="0 0 64 30" width="64" height="30" aria-hidden="true"><g fill="none" stroke-linecap="round" stroke-linejoin="round"><path stroke="currentColor" stroke-width="2.9" d="M5 24.5C2.5 17.5 7 13.5 10.5 17.5C13.5 21.5 14 25 18 25C23.5 25 24.5 18 20 13.5M5 9.5C7.5 12.5 10.5 13 13 10.5L17.5 6C18.7 5 20 4.7 21.5 5M47.5 16.5C43.5 13.5 38.5 15.5 38.5 19.5C38.5 24 43.5 25.5 49 25.5C54.5 25.5 59.5 24 59.5 19.5C59.5 15.5 55.5 14 53 15.5C50.5 17.5 51.5 21 54 20.5M43 20.5C45.5 21 47.5 19 47.5 16.5M46 9C48 12 50.5 12.5 53 10L56.5 6.5C57.5 5.6 58.5 5.2 60 5.5"/><circle cx="31" cy="19.5" r="3.6" stroke="#fbae18" stroke-width="2.7"/></g></svg>`;

/** A legal page as a whole document. */
export function legalHtml({ page, language, stylePath, text, contacts, published }: Shown): string {
  const say = words[language];
  const title = pageNames[page][language];
  const other: Language = language === "en" ? "te" : "en";
  const links = legalPages
    .map((each) => {
      const current = each === page ? ' aria-current="page"' : "";
      return `<a href="${legalPath(each, language)}"${current}>${escaped(pageNames[each][language])}</a>`;
    })
    .join("\n");
  const blocks = blocksOf(text);
  const firstHeading = blocks.findIndex(({ kind }) => kind === "heading");
  const intro = firstHeading < 0 ? blocks : blocks.slice(0, firstHeading);
  const parts = firstHeading < 0 ? [] : sectionsOf(blocks.slice(firstHeading));
  const version = published
    ? `<p class="intro">${say.version} ${published.version} · ${formatLongDate(published.publishedAt, language)}</p>\n`
    : "";
  const facts = contacts.map(({ label, value }) => `<dt>${escaped(label)}</dt><dd>${reached(value)}</dd>`);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} · ${say.brand}</title>
<link rel="stylesheet" href="${stylePath}">
</head>
<body>
<header><div class="bar"><a href="/" class="brand" aria-label="${say.toApp}">${wordmark}</a>
<a href="${legalPath(page, other)}" lang="${other}" hreflang="${other}">${say.other}</a></div></header>
<main>
<nav aria-label="${say.pages}">${links}</nav>
<h1>${escaped(title)}</h1>
${version}<div class="intro">${intro.map(blockHtml).join("\n")}</div>
${parts.join("\n")}
<dl>${facts.join("\n")}</dl>
</main>
<footer><p><a href="/">${say.toApp}</a></p></footer>
</body>
</html>
`;
}

/** A card for each heading with what follows it. */
function sectionsOf(blocks: readonly Block[]): string[] {
  const sections: string[][] = [];
  for (const block of blocks) {
    if (block.kind === "heading") sections.push([]);
    sections.at(-1)?.push(blockHtml(block));
  }
  return sections.map((parts) => `<section>${parts.join("\n")}</section>`);
}

function blockHtml(block: Block): string {
  if (block.kind === "list")
    return `<ul>${block.items.map((item) => `<li>${escaped(item)}</li>`).join("")}</ul>`;
  return block.kind === "heading" ? `<h2>${escaped(block.text)}</h2>` : `<p>${escaped(block.text)}</p>`;
}

/** A number is called and an address written to by a press. */
function reached(value: string): string {
  const shown = escaped(value);
  if (/^\+?\d[\d ]{5,}$/.test(value)) return `<a href="tel:${value.replaceAll(" ", "")}">${shown}</a>`;
  return /^[^\s@]+@[^\s@]+$/.test(value) ? `<a href="mailto:${shown}">${shown}</a>` : shown;
}

function escaped(text: string): string {
  return text.replace(/[&"'<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
