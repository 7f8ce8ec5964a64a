import { Search } from "lucide-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { Icon } from "../icon.tsx";
import { useDeskTexts } from "./desk.texts.ts";

/** One line to search a desk by, and beside it the filters as chips; what was looked for stays in it. */
export function DeskSearch({
  label,
  asked,
  onFind,
  children,
}: {
  /** What can be looked for, as "Name, phone, order number". */
  readonly label: string;
  readonly asked: string;
  readonly onFind: (find: string) => void;
  readonly children?: ReactNode;
}) {
  const texts = useDeskTexts();
  const [typed, setTyped] = useState(asked);
  const [before, setBefore] = useState(asked);
  if (asked !== before) {
    setBefore(asked);
    setTyped(asked);
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onFind(typed.trim());
  };
  return (
    <div className="desk-tools">
      <search className="desk-search">
        <form onSubmit={submit}>
          <div className="input">
            <input
              type="search"
              enterKeyHint="search"
              aria-label={label}
              placeholder={label}
              maxLength={40}
              autoComplete="off"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
            <button type="submit" className="desk-search-go" aria-label={texts.search}>
              <Icon shape={Search} size="row" />
            </button>
          </div>
        </form>
      </search>
      {children}
    </div>
  );
}
