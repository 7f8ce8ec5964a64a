import { useId } from "react";
import type { AnswerOf } from "#engine/contract/endpoint.ts";
import { Card } from "#engine/web/ui/card.tsx";
import { SelectField } from "#engine/web/ui/form/select-field.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { licenceKinds, type readDraftChoices } from "../../contract/proposals.ts";
import { countryName } from "./country-name.ts";
import { useProposalTexts } from "./proposal.texts.ts";
import type { FieldsOfProduct } from "./proposal-form.tsx";

/** Where farm goods of Indian shops come from. */
const countries = [
  "IN",
  "CN",
  "JP",
  "KR",
  "US",
  "DE",
  "IL",
  "IT",
  "NL",
  "FR",
  "TH",
  "TW",
  "VN",
  "RU",
  "CA",
  "MA",
];

/** Category, maker, country, tax and licence of a proposed product. */
export function KindFields({
  typed,
  errors,
  choices,
  put,
}: FieldsOfProduct & { readonly choices: AnswerOf<typeof readDraftChoices> }) {
  const texts = useProposalTexts();
  const language = useLanguage();
  const makerList = useId();
  const none = { value: "", text: texts.choose };
  const field = (name: "level2Id" | "countryOfOrigin" | "hsn" | "licenceNeeded") => ({
    ...{ name, error: errors[name], value: typed[name] },
    onChange: ({ target }: { readonly target: { readonly value: string } }) => put({ [name]: target.value }),
  });
  return (
    <Card pad aria-label={texts.kindAndTax}>
      <h2 className="h2 mb-2">{texts.kindAndTax}</h2>
      <div className="grid items-start gap-3 lg:grid-cols-2">
        <SelectField
          label={texts.group}
          options={[
            none,
            ...choices.groups.map(({ level2Id, title, category }) => ({
              value: String(level2Id),
              text: `${wordsIn(language, category).text}: ${wordsIn(language, title).text}`,
            })),
          ]}
          {...field("level2Id")}
        />
        <TextField
          label={texts.maker}
          name="maker"
          error={errors["maker"]}
          value={typed.maker}
          hint={texts.makerHint}
          list={makerList}
          maxLength={80}
          autoComplete="off"
          onChange={({ target }) => put({ maker: target.value })}
        />
        <datalist id={makerList}>
          {choices.makers.map((maker) => (
            <option key={maker} value={maker} />
          ))}
        </datalist>
        <SelectField
          label={texts.hsn}
          hint={texts.hsnHint}
          options={[
            none,
            ...choices.taxes.map(({ hsn, rateInBasisPoints }) => ({
              value: hsn,
              text: texts.hsnOption(hsn, String(Math.round(rateInBasisPoints) / 100)),
            })),
          ]}
          {...field("hsn")}
        />
        <SelectField
          label={texts.licence}
          hint={texts.licenceHint}
          options={(["none", ...licenceKinds] as const).map((kind) => ({
            value: kind,
            text: texts.licenceOf(kind),
          }))}
          {...field("licenceNeeded")}
        />
        <SelectField
          label={texts.country}
          options={countries.map((code) => ({ value: code, text: countryName(code, language) }))}
          {...field("countryOfOrigin")}
        />
      </div>
    </Card>
  );
}
