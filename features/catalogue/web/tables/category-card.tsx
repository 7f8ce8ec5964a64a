import { ArrowDown, ArrowUp, Eye, EyeOff, Pencil, Plus } from "lucide-react";
import { useState } from "react";
import { productPicture } from "#engine/web/browser/drawings.ts";
import { call } from "#engine/web/data/api-client.ts";
import { Card } from "#engine/web/ui/card.tsx";
import { Thumb } from "#engine/web/ui/goods/product-image.tsx";
import { Fold } from "#engine/web/ui/overlay/fold.tsx";
import { Tag } from "#engine/web/ui/tag.tsx";
import { Words, Written } from "#engine/web/ui/wording.tsx";
import { useLanguage, wordsIn } from "#engine/web/words/language.ts";
import {
  type Level,
  moveEntry,
  retireEntry,
  type TableCategory,
  type TableGroup,
} from "../../contract/categories.ts";
import { ConfirmChange, useTableChange } from "./change-dialog.tsx";
import type { LookWish } from "./look-dialog.tsx";
import { type RowAction, TableRow } from "./table-parts.tsx";
import { categoryTableQuery, changeTable } from "./tables.api.ts";
import { useTablesTexts } from "./tables.texts.ts";

/** Where a row stands among its neighbours. */
interface Place {
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** A category with its groups, folded. */
export function CategoryCard({
  category,
  onWish,
  ...place
}: Place & { readonly category: TableCategory; readonly onWish: (wish: LookWish) => void }) {
  const texts = useTablesTexts();
  const { level1Id, groups, bed } = category;
  const title = wordsIn(useLanguage(), category.title).text;
  const addGroup: RowAction = {
    name: texts.addGroupTo(title),
    shape: Plus,
    onPress: () => onWish({ kind: "new-group", level1Id }),
  };
  return (
    <Card aria-label={title}>
      <EntryRow
        {...place}
        level="category"
        id={level1Id}
        entry={category}
        tint={bed}
        further={[addGroup]}
        onChange={() => onWish({ kind: "category", level1Id })}
      />
      {groups.length > 0 && (
        <div className="border-line border-t px-3">
          <Fold title={texts.groups(groups.length)}>
            <ul className="-mx-3" aria-label={texts.groupTitle(title)}>
              {groups.map((group, at) => (
                <li key={group.level2Id} className="border-line border-t">
                  <EntryRow
                    level="group"
                    id={group.level2Id}
                    entry={group}
                    tint={bed}
                    isFirst={at === 0}
                    isLast={at === groups.length - 1}
                    onChange={() => onWish({ kind: "group", level1Id, level2Id: group.level2Id })}
                  />
                </li>
              ))}
            </ul>
          </Fold>
        </div>
      )}
    </Card>
  );
}

function EntryRow({
  level,
  id,
  entry,
  tint,
  isFirst,
  isLast,
  further = [],
  onChange,
}: Place & {
  readonly level: Level;
  readonly id: number;
  readonly entry: TableCategory | TableGroup;
  readonly tint: TableCategory["bed"];
  readonly further?: readonly RowAction[];
  readonly onChange: () => void;
}) {
  const texts = useTablesTexts();
  const [isHiding, setHiding] = useState(false);
  const { title, drawing, products, forSale, isRetired, revision } = entry;
  const language = useLanguage();
  const name = wordsIn(language, title).text;
  const other = language === "te" ? title.en : title.te;
  const change = (sending: Promise<unknown>) => changeTable(categoryTableQuery, sending);
  const retire = (retires: boolean) =>
    change(call(retireEntry, { params: { level, id }, body: { isRetired: retires, revision } }));
  const move = (to: "up" | "down") => change(call(moveEntry, { params: { level, id }, body: { to } }));
  const up = useTableChange({ send: () => move("up") });
  const down = useTableChange({ send: () => move("down") });
  const showing = useTableChange({ send: () => retire(false), done: texts.shownNow });
  const act = (what: string, shape: RowAction["shape"], onPress: () => void, isOff = false): RowAction => ({
    ...{ name: texts.about(what, name), shape, onPress, isOff },
  });
  return (
    <>
      <TableRow
        picture={<Thumb tint={tint} picture={productPicture(drawing)} small />}
        title={<Words of={title} />}
        actions={[
          act(texts.up, ArrowUp, up.mutate, isFirst || up.isPending),
          act(texts.down, ArrowDown, down.mutate, isLast || down.isPending),
          act(texts.change, Pencil, onChange),
          isRetired
            ? act(texts.show, Eye, showing.mutate, showing.isPending)
            : act(texts.hide, EyeOff, () => setHiding(true)),
          ...further,
        ]}
      >
        <Written>{other}</Written>
        <span className="block">
          {texts.products(products)} · {texts.forSale(forSale)} {isRetired && <Tag>{texts.hidden}</Tag>}
        </span>
      </TableRow>
      {isHiding && (
        <ConfirmChange
          title={texts.hideTitle(name)}
          submitText={texts.hide}
          done={texts.hiddenNow}
          send={() => retire(true)}
          onClose={() => setHiding(false)}
        >
          {texts.hideText}
        </ConfirmChange>
      )}
    </>
  );
}
