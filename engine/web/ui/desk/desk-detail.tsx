import { ChevronDown, ChevronUp, X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../icon-button.tsx";
import { useDeskTexts } from "./desk.texts.ts";

/** The open line: 352 px beside the table, a page of its own on phones; its buttons stay at the bottom. */
export function DeskDetail({
  title,
  keys,
  openKey,
  onOpen,
  onClose,
  actions,
  children,
}: {
  readonly title: string;
  /** The lines of the page, in their sequence. */
  readonly keys: readonly string[];
  readonly openKey: string;
  readonly onOpen: (key: string) => void;
  readonly onClose: () => void;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}) {
  const texts = useDeskTexts();
  const at = keys.indexOf(openKey);
  const step = (name: string, shape: typeof ChevronUp, key: string | undefined) => (
    <IconButton
      name={name}
      shape={shape}
      disabled={key === undefined}
      onClick={() => {
        if (key !== undefined) onOpen(key);
      }}
    />
  );
  return (
    <aside className="desk-detail" aria-label={title}>
      <div className="desk-detail-h">
        <h2 className="h2">{title}</h2>
        {step(texts.previous, ChevronUp, keys[at - 1])}
        {step(texts.next, ChevronDown, keys[at + 1])}
        <IconButton name={texts.close} shape={X} onClick={onClose} />
      </div>
      <div className="desk-detail-b">{children}</div>
      {actions && <div className="desk-detail-f">{actions}</div>}
    </aside>
  );
}
