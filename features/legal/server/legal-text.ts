import type { Language } from "#engine/contract/language.ts";
import type { OperatorSettings } from "#engine/server/config/operator-settings.ts";
import type { LegalPage } from "../contract.ts";
import { en } from "./words.en.ts";
import { te } from "./words.te.ts";

/** A legal page in words. */
export interface LegalText {
  readonly intro: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
  readonly contacts: readonly { readonly label: string; readonly value: string }[];
}

/** The words of one page without the operator. */
export type PageWords = Omit<LegalText, "contacts">;

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

/** A page with the operator's own facts; what the operator has not named is left out. */
export function legalText(
  page: LegalPage,
  language: Language,
  facts: OperatorSettings & { readonly supportPhone: string },
): LegalText {
  const { pages, labels } = words[language];
  const { operator, grievanceOfficer: officer, supportPhone } = facts;
  return {
    ...pages[page],
    contacts: [
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
    ],
  };
}
