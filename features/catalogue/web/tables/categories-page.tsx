import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#engine/web/data/api-client.ts";
import { LanternDrawing } from "#engine/web/ui/art/lantern.tsx";
import { Button } from "#engine/web/ui/button.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { addUsualCategories } from "../../contract/categories.ts";
import { CategoryCard } from "./category-card.tsx";
import { useTableChange } from "./change-dialog.tsx";
import { LookDialog, type LookWish } from "./look-dialog.tsx";
import { AddButton, TablePage } from "./table-parts.tsx";
import { categoryTableQuery, changeTable } from "./tables.api.ts";
import { useTablesTexts } from "./tables.texts.ts";

/** For the platform admin: the categories and groups of the store. */
export function CategoriesPage() {
  return (
    <TablePage>
      <Categories />
    </TablePage>
  );
}

function Categories() {
  const texts = useTablesTexts();
  const table = useQuery(categoryTableQuery);
  const [wish, setWish] = useState<LookWish>();
  const addCategory = () => setWish({ kind: "new-category" });
  return (
    <>
      <Answer
        to={table}
        isEmpty={({ categories }) => categories.length === 0}
        empty={<NoCategories onAdd={addCategory} />}
      >
        {({ categories }) => (
          <>
            <AddButton text={texts.addCategory} onAdd={addCategory} />
            {categories.map((category, at) => (
              <CategoryCard
                key={category.level1Id}
                category={category}
                isFirst={at === 0}
                isLast={at === categories.length - 1}
                onWish={setWish}
              />
            ))}
          </>
        )}
      </Answer>
      {wish && (
        <LookDialog
          wish={wish}
          categories={table.data?.categories ?? []}
          onClose={() => setWish(undefined)}
        />
      )}
    </>
  );
}

function NoCategories({ onAdd }: { readonly onAdd: () => void }) {
  const texts = useTablesTexts();
  const { isPending, mutate } = useTableChange({
    send: () => changeTable(categoryTableQuery, call(addUsualCategories, {})),
    done: texts.usualAdded,
  });
  return (
    <EmptyState
      drawing={<LanternDrawing />}
      title={texts.noCategories}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <Button busy={isPending} onClick={mutate}>
            {texts.addUsual}
          </Button>
          <Button look="second" onClick={onAdd}>
            {texts.addCategory}
          </Button>
        </div>
      }
    >
      {texts.noCategoriesHint}
    </EmptyState>
  );
}
