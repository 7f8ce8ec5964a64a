import type { Language } from "@santha/contract/language";
import { type LegalPage, legalPages, legalPath } from "@santha/contract/legal";
import type { LegalText } from "./legal-text.ts";

interface Shown extends LegalText {
  readonly page: LegalPage;
  readonly language: Language;
  readonly stylePath: string;
}

/** Names of the pages, as links and headings say them. */
export const pageNames: Readonly<Record<LegalPage, Readonly<Record<Language, string>>>> = {
  terms: { en: "Terms of use", te: "వినియోగ నిబంధనలు" },
  privacy: { en: "Privacy", te: "గోప్యత" },
  refunds: { en: "Cancellation, return and refund", te: "రద్దు, వస్తువు వాపసు, సొమ్ము వాపసు" },
  grievance: { en: "Grievances", te: "ఫిర్యాదులు" },
};

const words = {
  en: { brand: "Santha", toApp: "Open Santha", pages: "Pages", other: "తెలుగులో చదవండి" },
  te: { brand: "సంత", toApp: "సంత తెరవండి", pages: "పేజీలు", other: "Read in English" },
} as const;

/** A legal page as a whole document. */
export function legalHtml({ page, language, stylePath, intro, sections, contacts }: Shown): string {
  const say = words[language];
  const title = pageNames[page][language];
  const other: Language = language === "en" ? "te" : "en";
  const links = legalPages
    .map((each) => {
      const current = each === page ? ' aria-current="page"' : "";
      return `<a href="${legalPath(each, language)}"${current}>${escaped(pageNames[each][language])}</a>`;
    })
    .join("\n");
  const parts = sections.map(
    ({ heading, paragraphs }) =>
      `<section><h2>${escaped(heading)}</h2>\n${paragraphs.map((text) => `<p>${escaped(text)}</p>`).join("\n")}</section>`,
  );
  const facts = contacts.map(({ label, value }) => `<dt>${escaped(label)}</dt><dd>${escaped(value)}</dd>`);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} · ${say.brand}</title>
<link rel="stylesheet" href="${stylePath}">
</head>
<body>
<header><nav aria-label="${say.pages}">${links}</nav>
<p class="languages"><a href="${legalPath(page, other)}" lang="${other}" hreflang="${other}">${say.other}</a></p></header>
<main>
<h1>${escaped(title)}</h1>
<p>${escaped(intro)}</p>
${parts.join("\n")}
<dl>${facts.join("\n")}</dl>
</main>
<footer><p><a href="/">${say.toApp}</a></p></footer>
</body>
</html>
`;
}

function escaped(text: string): string {
  return text.replace(/[&"'<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
