import { useQuery } from "@tanstack/react-query";
import { ArrowDown, ArrowUp, Eye, EyeOff, Pencil } from "lucide-react";
import { useState } from "react";
import { call } from "#engine/web/data/api-client.ts";
import { LanternDrawing } from "#engine/web/ui/art/lantern.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { Tag } from "#engine/web/ui/tag.tsx";
import { Words, Written } from "#engine/web/ui/wording.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import { moveCrop, type TableCrop, withdrawCrop } from "../../contract/crops.ts";
import { ConfirmChange, useTableChange } from "./change-dialog.tsx";
import { CropDialog } from "./crop-dialog.tsx";
import { AddButton, FoundRows, type RowAction, TablePage, TableRow } from "./table-parts.tsx";
import { changeTable, cropTableQuery } from "./tables.api.ts";
import { useTablesTexts } from "./tables.texts.ts";

/** For the platform admin: the crops that people, questions, updates and goods are about. */
export function CropsPage() {
  return (
    <TablePage>
      <Crops />
    </TablePage>
  );
}

type Wish = { readonly slug: string | null };

function Crops() {
  const texts = useTablesTexts();
  const table = useQuery(cropTableQuery);
  const [wish, setWish] = useState<Wish>();
  const crops = table.data?.crops ?? [];
  const waiting = table.data?.productsWaiting ?? 0;
  const changed = crops.find(({ slug }) => slug === wish?.slug);
  const add = <AddButton text={texts.addCrop} onAdd={() => setWish({ slug: null })} />;
  return (
    <>
      {waiting > 0 && <Note job="know">{texts.waiting(waiting)}</Note>}
      <Answer
        to={table}
        isEmpty={() => crops.length === 0}
        empty={
          <EmptyState drawing={<LanternDrawing />} title={texts.noCrops} action={add}>
            {texts.noCropsHint}
          </EmptyState>
        }
      >
        {() => (
          <>
            {add}
            <FoundRows
              name={texts.cropTitle}
              rows={crops}
              textOf={({ title, otherNames }) => [title.en, title.te, ...otherNames].join(" ")}
            >
              {(crop) => (
                <li key={crop.slug} className="border-line border-b last:border-b-0">
                  <CropRow
                    crop={crop}
                    isFirst={crop === crops[0]}
                    isLast={crop === crops.at(-1)}
                    onChange={() => setWish({ slug: crop.slug })}
                  />
                </li>
              )}
            </FoundRows>
          </>
        )}
      </Answer>
      {wish && (wish.slug === null || changed) && (
        <CropDialog crop={changed} onClose={() => setWish(undefined)} />
      )}
    </>
  );
}

function CropRow({
  crop: { slug, title, otherNames, isWithdrawn, revision, products },
  isFirst,
  isLast,
  onChange,
}: {
  readonly crop: TableCrop;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onChange: () => void;
}) {
  const texts = useTablesTexts();
  const language = useLanguage();
  const [isWithdrawing, setWithdrawing] = useState(false);
  const name = wordsIn(language, title).text;
  const params = { slug };
  const move = (to: "up" | "down") => changeTable(cropTableQuery, call(moveCrop, { params, body: { to } }));
  const withdraw = (withdraws: boolean) =>
    changeTable(cropTableQuery, call(withdrawCrop, { params, body: { isWithdrawn: withdraws, revision } }));
  const up = useTableChange({ send: () => move("up") });
  const down = useTableChange({ send: () => move("down") });
  const offering = useTableChange({ send: () => withdraw(false), done: texts.offeredNow });
  const act = (what: string, shape: RowAction["shape"], onPress: () => void, isOff = false): RowAction => ({
    ...{ name: texts.about(what, name), shape, onPress, isOff },
  });
  return (
    <>
      <TableRow
        title={<Words of={title} />}
        actions={[
          act(texts.up, ArrowUp, up.mutate, isFirst || up.isPending),
          act(texts.down, ArrowDown, down.mutate, isLast || down.isPending),
          act(texts.change, Pencil, onChange),
          isWithdrawn
            ? act(texts.offerAgain, Eye, offering.mutate, offering.isPending)
            : act(texts.withdraw, EyeOff, () => setWithdrawing(true)),
        ]}
      >
        <Written>{language === "te" ? title.en : title.te}</Written>
        {otherNames.length > 0 && (
          <span className="block">
            <Written>{texts.alsoCalled(otherNames.join(", "))}</Written>
          </span>
        )}
        <span className="block">
          {texts.products(products)} {isWithdrawn && <Tag>{texts.withdrawn}</Tag>}
        </span>
      </TableRow>
      {isWithdrawing && (
        <ConfirmChange
          title={texts.withdrawTitle(name)}
          submitText={texts.withdraw}
          done={texts.withdrawnNow}
          send={() => withdraw(true)}
          onClose={() => setWithdrawing(false)}
        >
          {texts.withdrawText}
        </ConfirmChange>
      )}
    </>
  );
}
