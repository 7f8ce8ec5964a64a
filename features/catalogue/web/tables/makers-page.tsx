import { useQuery } from "@tanstack/react-query";
import { Merge, Pencil } from "lucide-react";
import { useState } from "react";
import { LanternDrawing } from "#engine/web/ui/art/lantern.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { Written } from "#engine/web/ui/wording.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import type { Maker } from "../../contract/makers.ts";
import { MergeDialog, NamesDialog } from "./maker-dialogs.tsx";
import { AddButton, FoundRows, TablePage, TableRow } from "./table-parts.tsx";
import { makersQuery } from "./tables.api.ts";
import { useTablesTexts } from "./tables.texts.ts";

/** For the platform admin: who makes the goods, each in one spelling. */
export function MakersPage() {
  return (
    <TablePage>
      <Makers />
    </TablePage>
  );
}

type Wish = { readonly kind: "add" } | { readonly kind: "rename" | "merge"; readonly makerId: number };

function Makers() {
  const texts = useTablesTexts();
  const table = useQuery(makersQuery);
  const [wish, setWish] = useState<Wish>();
  const makers = table.data?.makers ?? [];
  const named =
    wish && wish.kind !== "add" ? makers.find(({ makerId }) => makerId === wish.makerId) : undefined;
  const close = () => setWish(undefined);
  const add = <AddButton text={texts.addMaker} onAdd={() => setWish({ kind: "add" })} />;
  return (
    <>
      <Answer
        to={table}
        isEmpty={() => makers.length === 0}
        empty={
          <EmptyState drawing={<LanternDrawing />} title={texts.noMakers} action={add}>
            {texts.noMakersHint}
          </EmptyState>
        }
      >
        {() => (
          <>
            {add}
            <FoundRows
              name={texts.makerTitle}
              rows={makers}
              textOf={({ name, merged }) => [name.en, name.te, ...merged].join(" ")}
            >
              {(maker) => (
                <li key={maker.makerId} className="border-line border-b last:border-b-0">
                  <MakerRow maker={maker} isAlone={makers.length === 1} onWish={setWish} />
                </li>
              )}
            </FoundRows>
          </>
        )}
      </Answer>
      {(wish?.kind === "add" || (wish?.kind === "rename" && named)) && (
        <NamesDialog maker={named} onClose={close} />
      )}
      {wish?.kind === "merge" && named && <MergeDialog maker={named} makers={makers} onClose={close} />}
    </>
  );
}

function MakerRow({
  maker: { makerId, name, products, merged },
  isAlone,
  onWish,
}: {
  readonly maker: Maker;
  readonly isAlone: boolean;
  readonly onWish: (wish: Wish) => void;
}) {
  const texts = useTablesTexts();
  const language = useLanguage();
  const title = wordsIn(language, name).text;
  const other = language === "te" && name.te !== null ? name.en : name.te;
  return (
    <TableRow
      title={<Written>{title}</Written>}
      actions={[
        {
          name: texts.about(texts.change, title),
          shape: Pencil,
          onPress: () => onWish({ kind: "rename", makerId }),
        },
        {
          name: texts.about(texts.merge, title),
          shape: Merge,
          onPress: () => onWish({ kind: "merge", makerId }),
          isOff: isAlone,
        },
      ]}
    >
      {other !== null && (
        <span className="block">
          <Written>{other}</Written>
        </span>
      )}
      {texts.products(products)}
      {merged.length > 0 && (
        <span className="block">
          <Written>{texts.merged(merged.join(", "))}</Written>
        </span>
      )}
    </TableRow>
  );
}
