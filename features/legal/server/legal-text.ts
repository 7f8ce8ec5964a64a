import type { Language } from "#engine/contract/language.ts";
import type { OperatorSettings } from "#engine/server/config/operator-settings.ts";
import type { OwnArticle } from "#engine/server/own-articles.ts";
import { type LegalPage, legalPages } from "../contract.ts";
import { en } from "./words.en.ts";
import { te } from "./words.te.ts";

/** The words of one page without the operator. */
interface PageWords {
  readonly intro: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
}

/** A fact of the operator. */
export interface Contact {
  readonly label: string;
  readonly value: string;
}

/** All that is said in one language. */
export interface LegalWords {
  readonly pages: Readonly<Record<LegalPage, PageWords>>;
  readonly labels: {
    readonly operator: string;
    readonly address: string;
    readonly email: string;
    readonly support: string;
    readonly officer: string;
    readonly officerPhone: string;
    readonly officerEmail: string;
  };
}

const words: Readonly<Record<Language, LegalWords>> = { en, te };

/** Names of the pages, as links and headings say them. */
export const pageNames: Readonly<Record<LegalPage, Readonly<Record<Language, string>>>> = {
  terms: { en: "Terms of use", te: "వినియోగ నిబంధనలు" },
  privacy: { en: "Privacy", te: "గోప్యత" },
  refunds: { en: "Cancellation, return and refund", te: "రద్దు, వస్తువు వాపసు, సొమ్ము వాపసు" },
  grievance: { en: "Grievances", te: "ఫిర్యాదులు" },
};

/** Names of the article of a page, for its versions. */
export const legalKey = (page: LegalPage): string => `legal-${page}`;

/** The pages as they come with the app. */
export const legalArticles = Object.fromEntries(
  legalPages.map((page) => [
    page,
    {
      ...{ key: legalKey(page), kind: "legal", title: pageNames[page] },
      text: { en: plainText(en.pages[page]), te: plainText(te.pages[page]) },
    },
  ]),
) as Readonly<Record<LegalPage, OwnArticle>>;

function plainText({ intro, sections }: PageWords): string {
  return [intro, ...sections.flatMap(({ heading, paragraphs }) => [`# ${heading}`, ...paragraphs])].join(
    "\n\n",
  );
}

/** The operator's own facts below each page; what the operator has not named is left out. */
export function contactsIn(
  language: Language,
  facts: OperatorSettings & { readonly supportPhone: string },
): readonly Contact[] {
  const { labels } = words[language];
  const { operator, grievanceOfficer: officer, supportPhone } = facts;
  return [
    ...(operator
      ? [
          { label: labels.operator, value: operator.name },
          { label: labels.address, value: operator.address },
          { label: labels.email, value: operator.email },
        ]
      : []),
    { label: labels.support, value: supportPhone },
    ...(officer
      ? [
          { label: labels.officer, value: `${officer.name}, ${officer.designation}` },
          { label: labels.officerPhone, value: officer.phone },
          { label: labels.officerEmail, value: officer.email },
        ]
      : []),
  ];
}
