import { ChevronDown, CircleQuestionMark, Headset, Layers, LogOut, SunMoon, X } from "lucide-react";
import { LegalLinks } from "#features/legal/web";
import type { Session } from "../../data/session.ts";
import { askForHelp } from "../../routes/help-asking.ts";
import { currentEntry, type PlacedEntry } from "../../routes/menu-entries.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { RowCount } from "../../ui/count-badge.tsx";
import { LanguageButtons } from "../../ui/form/language-buttons.tsx";
import { Icon } from "../../ui/icon.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { useCloseOnBack } from "../../ui/overlay/close-on-back.tsx";
import { Overlay } from "../../ui/overlay/overlay.tsx";
import { FirstName, Written } from "../../ui/wording.tsx";
import { useWords } from "../../ui/words.texts.ts";
import { supportPhone } from "../../words/product.ts";
import { useMenu } from "../routes/registered.ts";
import { useSignOut } from "../sign-out/sign-out.ts";
import { DataSaverRow } from "./data-saver-row.tsx";
import { EntryLink } from "./entry-link.tsx";
import { useFrameTexts } from "./frame.texts.ts";
import { InstallRow } from "./install-row.tsx";
import { ThemeRow } from "./theme-row.tsx";

interface Place {
  readonly pathname: string;
  readonly search: Readonly<Record<string, unknown>>;
}

/** The side drawer, 80 % wide and 350 px at most: who, language, the registered routes, support, log out. */
export function Drawer({
  session,
  location,
  onClose,
}: {
  readonly session: Session | null;
  readonly location: Place;
  readonly onClose: () => void;
}) {
  const texts = useFrameTexts();
  const words = useWords();
  const signOut = useSignOut("drawer");
  useCloseOnBack(onClose);
  const rows = useMenu("drawer", session);
  const advanced = useMenu("advanced", session);
  const current = currentEntry([...rows, ...advanced], location);
  return (
    <Overlay className="drawer" label={texts.menu} dismissible onClose={onClose}>
      <div className="drawer-who">
        {session && (
          <Avatar
            name={session.firstNameTe ?? session.firstName}
            picture={session.profilePicUrl}
            large
            tint="sun"
          />
        )}
        <div className="min-w-0 flex-1">
          <b className="t-lead clip1">{session && <FirstName of={session} />}</b>
          <span className="t-small clip2 text-on-cloth-2">
            <Written>{placeOf(session)}</Written>
          </span>
        </div>
        <IconButton className="drawer-close" name={words.close} shape={X} onClick={onClose} />
      </div>
      <div className="px-4 pt-3">
        <LanguageButtons
          onChosen={() => {
            onClose();
            tellLanguage();
          }}
        />
      </div>
      <nav className="drawer-nav" aria-label={texts.menu}>
        {rows.map((entry) => (
          <Row
            key={entry.to + JSON.stringify(entry.search)}
            entry={entry}
            isCurrent={entry === current}
            onClick={onClose}
          />
        ))}
        {advanced.length > 0 && (
          <details>
            <summary className="row">
              <Icon shape={Layers} />
              {texts.advanced}
              <Icon shape={ChevronDown} size="row" className="end" />
            </summary>
            {advanced.map((entry) => (
              <Row key={entry.to} entry={entry} isCurrent={entry === current} onClick={onClose} />
            ))}
          </details>
        )}
      </nav>
      <div className="drawer-foot">
        <hr className="stitch mx-4" />
        <div className="drawer-nav">
          <details>
            <summary className="row">
              <Icon shape={SunMoon} />
              {texts.display}
              <Icon shape={ChevronDown} size="row" className="end" />
            </summary>
            <ThemeRow />
            <DataSaverRow />
          </details>
          <InstallRow />
          <div className="flex items-center">
            <a
              className="row"
              href={supportPhone().dialled}
              aria-label={`${texts.support} ${supportPhone().shown}`}
            >
              <Icon shape={Headset} />
              <span className="num">{supportPhone().shown}</span>
            </a>
            <IconButton
              name={texts.help}
              shape={CircleQuestionMark}
              aria-haspopup="dialog"
              onClick={() => {
                onClose();
                askForHelp();
              }}
            />
          </div>
          <button type="button" className="row" onClick={() => void signOut()}>
            <Icon shape={LogOut} />
            {texts.logout}
          </button>
          <div className="px-4">
            <LegalLinks />
          </div>
        </div>
      </div>
    </Overlay>
  );
}

/** Its part is fetched when a language is chosen, or is there: the service worker keeps it. */
function tellLanguage(): void {
  import("./account-language.ts").then(
    ({ tellAccount }) => tellAccount(),
    // Neither kept nor to be had: the next choice is told.
    () => {},
  );
}

/** "Narsampet, Warangal"; a district that is called like its town stands once. */
function placeOf(session: Session | null): string {
  return [...new Set([session?.locationName, session?.districtName])].filter(Boolean).join(", ");
}

function Row({
  entry,
  isCurrent,
  onClick,
}: {
  readonly entry: PlacedEntry;
  readonly isCurrent: boolean;
  readonly onClick: () => void;
}) {
  return (
    <EntryLink entry={entry} isCurrent={isCurrent} className="row" onClick={onClick}>
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
