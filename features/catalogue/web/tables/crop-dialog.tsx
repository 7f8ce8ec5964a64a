import { useState } from "react";
import { call } from "#engine/web/data/api-client.ts";
import { TextArea } from "#engine/web/ui/form/text-area.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { addCrop, changeCrop, type TableCrop } from "../../contract/crops.ts";
import { ChangeDialog } from "./change-dialog.tsx";
import { changeTable, cropTableQuery } from "./tables.api.ts";
import { useTablesTexts } from "./tables.texts.ts";

/** The names of a crop; of a new one where none is given. */
export function CropDialog({
  crop,
  onClose,
}: {
  readonly crop: TableCrop | undefined;
  readonly onClose: () => void;
}) {
  const texts = useTablesTexts();
  const [typed, setTyped] = useState({
    ...{ titleEn: crop?.title.en ?? "", titleTe: crop?.title.te ?? "" },
    otherNames: crop?.otherNames.join("\n") ?? "",
  });
  const send = () => {
    const otherNames = typed.otherNames
      .split("\n")
      .map((name) => name.trim())
      .filter((name) => name !== "");
    const body = { ...typed, otherNames };
    if (!crop) return call(addCrop, { body });
    return call(changeCrop, { params: { slug: crop.slug }, body: { ...body, revision: crop.revision } });
  };
  return (
    <ChangeDialog
      title={texts.cropTitle}
      submitText={crop ? texts.save : texts.add}
      done={texts.saved}
      send={() => changeTable(cropTableQuery, send())}
      onClose={onClose}
    >
      {(errors) => (
        <>
          {(["titleEn", "titleTe"] as const).map((name) => (
            <TextField
              key={name}
              label={name === "titleEn" ? texts.nameEn : texts.nameTe}
              name={name}
              lang={name === "titleEn" ? "en" : "te"}
              maxLength={60}
              autoComplete="off"
              error={errors[name]}
              value={typed[name]}
              onChange={({ target }) => setTyped((now) => ({ ...now, [name]: target.value }))}
            />
          ))}
          <TextArea
            label={texts.otherNames}
            hint={texts.otherNamesHint}
            name="otherNames"
            maxLength={500}
            value={typed.otherNames}
            error={Object.entries(errors).find(([field]) => field.startsWith("otherNames"))?.[1]}
            onChange={(otherNames) => setTyped((now) => ({ ...now, otherNames }))}
          />
        </>
      )}
    </ChangeDialog>
  );
}
