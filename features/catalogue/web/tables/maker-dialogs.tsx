import { useState } from "react";
import { call } from "#engine/web/data/api-client.ts";
import { SelectField } from "#engine/web/ui/form/select-field.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { addMaker, type Maker, mergeMakers, renameMaker } from "../../contract/makers.ts";
import { ChangeDialog } from "./change-dialog.tsx";
import { changeTable, makersQuery } from "./tables.api.ts";
import { useTablesTexts } from "./tables.texts.ts";

/** The names of a maker in both languages; of a new one where none is given. */
export function NamesDialog({
  maker,
  onClose,
}: {
  readonly maker: Maker | undefined;
  readonly onClose: () => void;
}) {
  const texts = useTablesTexts();
  const [typed, setTyped] = useState({ nameEn: maker?.name.en ?? "", nameTe: maker?.name.te ?? "" });
  const send = () =>
    maker
      ? call(renameMaker, {
          params: { makerId: maker.makerId },
          body: { ...typed, revision: maker.revision },
        })
      : call(addMaker, { body: typed });
  return (
    <ChangeDialog
      title={texts.makerTitle}
      submitText={maker ? texts.save : texts.add}
      done={texts.saved}
      send={() => changeTable(makersQuery, send())}
      onClose={onClose}
    >
      {(errors) =>
        (["nameEn", "nameTe"] as const).map((name) => (
          <TextField
            key={name}
            label={name === "nameEn" ? texts.makerName : texts.makerNameTe}
            name={name}
            lang={name === "nameEn" ? "en" : "te"}
            maxLength={80}
            autoComplete="off"
            error={errors[name]}
            value={typed[name]}
            onChange={({ target }) => setTyped((now) => ({ ...now, [name]: target.value }))}
          />
        ))
      }
    </ChangeDialog>
  );
}

/** Chooses into whom a maker is merged, and says beforehand how many products change. */
export function MergeDialog({
  maker,
  makers,
  onClose,
}: {
  readonly maker: Maker;
  readonly makers: readonly Maker[];
  readonly onClose: () => void;
}) {
  const texts = useTablesTexts();
  const language = useLanguage();
  const [chosen, setChosen] = useState("");
  const into = makers.find(({ makerId }) => String(makerId) === chosen);
  const nameOf = ({ name }: Maker): string => wordsIn(language, name).text;
  return (
    <ChangeDialog
      title={texts.mergeTitle(nameOf(maker))}
      submitText={texts.merge}
      done={texts.mergedNow}
      disabled={!into}
      send={() =>
        changeTable(
          makersQuery,
          call(mergeMakers, {
            params: { makerId: maker.makerId },
            body: { intoMakerId: Number(chosen), products: maker.products },
          }),
        )
      }
      onClose={onClose}
    >
      {(errors) => (
        <>
          <SelectField
            label={texts.mergeInto}
            name="intoMakerId"
            error={errors["intoMakerId"]}
            value={chosen}
            options={[
              { value: "", text: texts.choose },
              ...makers
                .filter(({ makerId }) => makerId !== maker.makerId)
                .map((other) => ({ value: String(other.makerId), text: nameOf(other) })),
            ]}
            onChange={({ target }) => setChosen(target.value)}
          />
          {into && <Note job="know">{texts.mergePreview(maker.products, nameOf(into))}</Note>}
        </>
      )}
    </ChangeDialog>
  );
}
