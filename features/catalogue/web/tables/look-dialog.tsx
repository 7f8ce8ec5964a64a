import { useState } from "react";
import { productPicture } from "#engine/web/browser/drawings.ts";
import { call } from "#engine/web/data/api-client.ts";
import { SelectField } from "#engine/web/ui/form/select-field.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { Thumb } from "#engine/web/ui/goods/product-image.tsx";
import { type Language, useLanguage, wordsIn } from "#engine/web/words/language.ts";
import type { ProductImage } from "#features/store/contract/store.ts";
import {
  addCategory,
  addGroup,
  changeCategory,
  changeGroup,
  type TableCategory,
  type TableGroup,
} from "../../contract/categories.ts";
import { type UsualDrawing, usualCategories, usualDrawings } from "../../contract/usual-categories.ts";
import { ChangeDialog } from "./change-dialog.tsx";
import { categoryTableQuery, changeTable } from "./tables.api.ts";
import { useTablesTexts } from "./tables.texts.ts";

/** What the dialog is opened for; rows are named by their ids, so that it follows the table. */
export type LookWish =
  | { readonly kind: "new-category" }
  | { readonly kind: "category"; readonly level1Id: number }
  | { readonly kind: "new-group"; readonly level1Id: number }
  | { readonly kind: "group"; readonly level1Id: number; readonly level2Id: number };

interface Look {
  readonly titleEn: string;
  readonly titleTe: string;
  readonly drawing: UsualDrawing;
  readonly bed: ProductImage;
}

const beds = ["seed", "feed", "care", "tool"] as const;

/** The drawings by the first usual category or group that has them. */
const drawingNames = new Map(
  usualCategories
    .flatMap((category) => [...category.groups, category])
    .toReversed()
    .map(({ drawing, en, te }) => [drawing, { en, te }] as const),
);
const drawingName = (drawing: UsualDrawing, language: Language): string =>
  wordsIn(language, drawingNames.get(drawing) ?? { en: drawing, te: drawing }).text;

const drawingOf = (name: string | undefined): UsualDrawing =>
  usualDrawings.find((drawing) => drawing === name) ?? usualDrawings[0];

function lookOf(entry: TableGroup | TableCategory | undefined, bed: ProductImage): Look {
  return {
    titleEn: entry?.title.en ?? "",
    titleTe: entry?.title.te ?? "",
    drawing: drawingOf(entry?.drawing),
    bed,
  };
}

/** Names, picture and colour of a category, or names and picture of a group. */
export function LookDialog({
  wish,
  categories,
  onClose,
}: {
  readonly wish: LookWish;
  readonly categories: readonly TableCategory[];
  readonly onClose: () => void;
}) {
  const texts = useTablesTexts();
  const language = useLanguage();
  const category =
    wish.kind === "new-category" ? undefined : categories.find(({ level1Id }) => level1Id === wish.level1Id);
  const group =
    wish.kind === "group" ? category?.groups.find(({ level2Id }) => level2Id === wish.level2Id) : undefined;
  const [look, setLook] = useState(() =>
    lookOf(wish.kind === "category" ? category : group, category?.bed ?? "seed"),
  );
  const isOfGroup = wish.kind === "group" || wish.kind === "new-group";
  const isNew = wish.kind === "new-category" || wish.kind === "new-group";
  const revision = (wish.kind === "group" ? group?.revision : category?.revision) ?? 0;
  return (
    <ChangeDialog
      title={
        isOfGroup && category ? texts.groupTitle(wordsIn(language, category.title).text) : texts.categoryTitle
      }
      submitText={isNew ? texts.add : texts.save}
      done={texts.saved}
      send={() => changeTable(categoryTableQuery, sendLook(wish, look, revision))}
      onClose={onClose}
    >
      {(errors) => <LookFields {...{ look, errors, isOfGroup, isNew }} onChange={setLook} />}
    </ChangeDialog>
  );
}

function sendLook(wish: LookWish, { bed, ...look }: Look, revision: number) {
  switch (wish.kind) {
    case "new-category":
      return call(addCategory, { body: { ...look, bed } });
    case "category":
      return call(changeCategory, {
        params: { level1Id: wish.level1Id },
        body: { ...look, bed, revision },
      });
    case "new-group":
      return call(addGroup, { params: { level1Id: wish.level1Id }, body: look });
    case "group":
      return call(changeGroup, { params: { level2Id: wish.level2Id }, body: { ...look, revision } });
  }
}

function LookFields({
  look,
  errors,
  isOfGroup,
  isNew,
  onChange,
}: {
  readonly look: Look;
  readonly errors: Readonly<Record<string, string>>;
  readonly isOfGroup: boolean;
  readonly isNew: boolean;
  readonly onChange: (look: Look) => void;
}) {
  const texts = useTablesTexts();
  const language = useLanguage();
  const name = (field: "titleEn" | "titleTe") => ({
    ...{ name: field, value: look[field], error: errors[field], maxLength: 60, autoComplete: "off" },
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange({ ...look, [field]: target.value }),
  });
  return (
    <>
      <TextField
        label={texts.nameEn}
        lang="en"
        {...(isNew && { hint: texts.addressOnce })}
        {...name("titleEn")}
      />
      <TextField label={texts.nameTe} lang="te" {...name("titleTe")} />
      <div className="flex items-end gap-3">
        <div className="min-w-0 flex-1">
          <SelectField
            label={texts.drawing}
            name="drawing"
            error={errors["drawing"]}
            value={look.drawing}
            options={usualDrawings.map((value) => ({ value, text: drawingName(value, language) }))}
            onChange={({ target }) => onChange({ ...look, drawing: drawingOf(target.value) })}
          />
        </div>
        <Thumb tint={look.bed} picture={productPicture(look.drawing)} />
      </div>
      {!isOfGroup && (
        <SelectField
          label={texts.tint}
          name="bed"
          error={errors["bed"]}
          value={look.bed}
          options={beds.map((value) => ({ value, text: texts.tintOf(value) }))}
          onChange={({ target }) =>
            onChange({ ...look, bed: beds.find((bed) => bed === target.value) ?? look.bed })
          }
        />
      )}
    </>
  );
}
