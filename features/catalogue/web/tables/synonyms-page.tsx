import { useQuery } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { call } from "#engine/web/data/api-client.ts";
import { LanternDrawing } from "#engine/web/ui/art/lantern.tsx";
import { DateText } from "#engine/web/ui/date-text.tsx";
import { TextArea } from "#engine/web/ui/form/text-area.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { Written } from "#engine/web/ui/wording.tsx";
import { addSynonyms, removeSynonyms, type SynonymGroup } from "../../contract/synonyms.ts";
import { ChangeDialog, ConfirmChange } from "./change-dialog.tsx";
import { AddButton, FoundRows, TablePage, TableRow } from "./table-parts.tsx";
import { changeTable, synonymsQuery } from "./tables.api.ts";
import { useTablesTexts } from "./tables.texts.ts";

/** For the platform admin: words of which each finds what the others find. */
export function SynonymsPage() {
  return (
    <TablePage>
      <Synonyms />
    </TablePage>
  );
}

function Synonyms() {
  const texts = useTablesTexts();
  const table = useQuery(synonymsQuery);
  const [isAdding, setAdding] = useState(false);
  const waiting = table.data?.productsWaiting ?? 0;
  const add = <AddButton text={texts.addSynonyms} onAdd={() => setAdding(true)} />;
  return (
    <>
      {waiting > 0 && <Note job="know">{texts.waiting(waiting)}</Note>}
      <Answer
        to={table}
        isEmpty={({ groups }) => groups.length === 0}
        empty={
          <EmptyState drawing={<LanternDrawing />} title={texts.noSynonyms} action={add}>
            {texts.noSynonymsHint}
          </EmptyState>
        }
      >
        {({ groups }) => (
          <>
            {add}
            <FoundRows name={texts.synonymsTitle} rows={groups} textOf={({ words }) => words.join(" ")}>
              {(group) => (
                <li key={group.groupId} className="border-line border-b last:border-b-0">
                  <GroupRow group={group} />
                </li>
              )}
            </FoundRows>
          </>
        )}
      </Answer>
      {isAdding && <AddDialog onClose={() => setAdding(false)} />}
    </>
  );
}

function GroupRow({ group: { groupId, words, addedAt } }: { readonly group: SynonymGroup }) {
  const texts = useTablesTexts();
  const [isRemoving, setRemoving] = useState(false);
  const said = words.join(", ");
  return (
    <>
      <TableRow
        title={<Written>{words.join(" = ")}</Written>}
        actions={[{ name: texts.about(texts.remove, said), shape: Trash2, onPress: () => setRemoving(true) }]}
      >
        <DateText at={addedAt} />
      </TableRow>
      {isRemoving && (
        <ConfirmChange
          title={texts.removeSynonymsTitle}
          submitText={texts.remove}
          done={texts.saved}
          send={() => changeTable(synonymsQuery, call(removeSynonyms, { params: { groupId } }))}
          onClose={() => setRemoving(false)}
        >
          <Written>{texts.removeSynonymsText(said)}</Written>
        </ConfirmChange>
      )}
    </>
  );
}

/** What was typed as words: one on each line, or set apart by commas. */
const wordsTyped = (text: string): string[] =>
  text
    .split(/[\n,]/)
    .map((word) => word.trim())
    .filter((word) => word !== "");

function AddDialog({ onClose }: { readonly onClose: () => void }) {
  const texts = useTablesTexts();
  const [typed, setTyped] = useState("");
  return (
    <ChangeDialog
      title={texts.synonymsTitle}
      submitText={texts.add}
      done={texts.synonymsAdded}
      send={() => changeTable(synonymsQuery, call(addSynonyms, { body: { words: wordsTyped(typed) } }))}
      onClose={onClose}
    >
      {(errors) => (
        <TextArea
          label={texts.words}
          hint={texts.wordsHint}
          name="words"
          maxLength={600}
          value={typed}
          error={Object.entries(errors).find(([field]) => field.startsWith("words"))?.[1]}
          onChange={setTyped}
        />
      )}
    </ChangeDialog>
  );
}
