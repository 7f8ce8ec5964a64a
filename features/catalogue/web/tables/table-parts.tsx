import { type LucideIcon, Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "#engine/web/ui/button.tsx";
import { TextField } from "#engine/web/ui/form/text-field.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { IconButton } from "#engine/web/ui/icon-button.tsx";
import { ForRole } from "#engine/web/ui/page/for-role.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { useTablesTexts } from "./tables.texts.ts";

/** The page of a table: for the platform admin only. */
export function TablePage({ children }: { readonly children: ReactNode }) {
  return (
    <PageBody className="stack max-w-[760px]">
      <ForRole who="platform-admin" title={useTablesTexts().forAdmins}>
        {children}
      </ForRole>
    </PageBody>
  );
}

/** The button that opens the form of a new row. */
export function AddButton({ text, onAdd }: { readonly text: string; readonly onAdd: () => void }) {
  return (
    <div>
      <Button look="second" onClick={onAdd}>
        <Icon shape={Plus} size="row" />
        {text}
      </Button>
    </div>
  );
}

/** So many rows are looked over without searching. */
const fewRows = 12;

/** The rows of a table that contain what is typed; the field for it only where there are many. */
export function FoundRows<Row>({
  name,
  rows,
  textOf,
  children,
}: {
  /** Of the list. */
  readonly name: string;
  readonly rows: readonly Row[];
  readonly textOf: (row: Row) => string;
  /** A row as an item of the list. */
  readonly children: (row: Row) => ReactNode;
}) {
  const texts = useTablesTexts();
  const [typed, setTyped] = useState("");
  const wanted = typed.trim().toLowerCase();
  const found = rows.filter((row) => textOf(row).toLowerCase().includes(wanted));
  return (
    <>
      {rows.length > fewRows && (
        <TextField
          label={texts.find}
          type="search"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      {found.length === 0 ? (
        <p className="t-note c2" role="status">
          {texts.noneFound}
        </p>
      ) : (
        <ul className="card" aria-label={name}>
          {found.map(children)}
        </ul>
      )}
    </>
  );
}

/** What can be done with a row; `name` says it together with the row. */
export interface RowAction {
  readonly name: string;
  readonly shape: LucideIcon;
  readonly onPress: () => void;
  readonly isOff?: boolean;
}

/** A row of a table: what it is, and its actions, which go below on a narrow screen. */
export function TableRow({
  picture,
  title,
  actions,
  children,
}: {
  readonly picture?: ReactNode;
  readonly title: ReactNode;
  readonly actions: readonly RowAction[];
  /** Further facts below the title. */
  readonly children?: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
      {picture}
      <div className="min-w-[10rem] flex-1">
        <b className="t-note block break-words">{title}</b>
        <div className="t-small c2 break-words">{children}</div>
      </div>
      <div className="ml-auto flex">
        {actions.map(({ name, shape, onPress, isOff = false }) => (
          <IconButton key={name} name={name} shape={shape} size="row" disabled={isOff} onClick={onPress} />
        ))}
      </div>
    </div>
  );
}
