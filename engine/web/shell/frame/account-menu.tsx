import { ChevronDown, Layers, LogOut } from "lucide-react";
import { useId, useRef, useState } from "react";
import type { Session } from "../../data/session.ts";
import type { PlacedEntry } from "../../routes/menu-entries.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { RowCount } from "../../ui/count-badge.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useCloseOutside } from "../../ui/overlay/close-outside.tsx";
import { useMenu } from "../routes/registered.ts";
import { useSignOut } from "../sign-out/sign-out.ts";
import { DataSaverRow } from "./data-saver-row.tsx";
import { EntryLink } from "./entry-link.tsx";
import { useFrameTexts } from "./frame.texts.ts";
import { InstallRow } from "./install-row.tsx";
import { MenuSign } from "./menu-sign.tsx";

const closeDelayMs = 80;

/** The avatar of the wide header and its menu: the person's pages, Advanced, log out. */
export function AccountMenu({
  session,
  isNewsDue,
}: {
  readonly session: Session;
  /** Whether the count of what is new is shown on the avatar. */
  readonly isNewsDue: boolean;
}) {
  const texts = useFrameTexts();
  const signOut = useSignOut("header");
  const newsId = useId();
  const [isOpen, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useCloseOutside(frame, isOpen, () => setOpen(false));
  const closeSoon = (): void => void setTimeout(() => setOpen(false), closeDelayMs);
  const rows = useMenu("user", session);
  const advanced = useMenu("advanced", session);
  return (
    <div className="only-d relative" ref={frame}>
      <button
        type="button"
        className="iconbtn"
        aria-label={texts.account}
        aria-describedby={newsId}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Avatar name={session.firstNameTe ?? session.firstName} picture={session.profilePicUrl} tint="sun" />
        {isNewsDue && <MenuSign place="user" session={session} id={newsId} />}
      </button>
      {isOpen && (
        <nav className="menu avatar-menu" aria-label={texts.account}>
          {rows.map((entry) => (
            <Row key={entry.to} entry={entry} onClick={closeSoon} />
          ))}
          {advanced.length > 0 && (
            <details>
              <summary className="row">
                <Icon shape={Layers} />
                {texts.advanced}
                <Icon shape={ChevronDown} size="row" className="end" />
              </summary>
              {advanced.map((entry) => (
                <Row key={entry.to} entry={entry} onClick={closeSoon} />
              ))}
            </details>
          )}
          <InstallRow />
          <DataSaverRow />
          <button type="button" className="row" onClick={() => void signOut()}>
            <Icon shape={LogOut} />
            {texts.logout}
          </button>
        </nav>
      )}
    </div>
  );
}

function Row({ entry, onClick }: { readonly entry: PlacedEntry; readonly onClick: () => void }) {
  return (
    <EntryLink entry={entry} isCurrent={false} className="row" onClick={onClick}>
      {(count) => (
        <>
          <Icon shape={entry.icon} />
          <span>{entry.text()}</span>
          <RowCount count={count} hot={entry.isHot === true} />
        </>
      )}
    </EntryLink>
  );
}
