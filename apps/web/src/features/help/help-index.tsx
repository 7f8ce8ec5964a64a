import { useQuery } from "@tanstack/react-query";
import { useDataSaver } from "#lib/data-saver";
import type { Language } from "#lib/language";
import { queryClient } from "#lib/query-client";
import { useSession } from "#lib/session";
import { Fold } from "#ui/fold";
import { useIsWide } from "#ui/wide";
import { isFor } from "./find-help.ts";
import { type HelpPage, helpPagesQuery } from "./help.api.ts";
import { useHelpTexts } from "./help.texts.ts";

/**
 * All help pages that the person can use now, from A to Z, with the one that is read in sight. On a phone they are folded, so that the line to call us is not pushed away.
 * Nothing while they have not come: what is read says whether there is a connection. A device that saves data does not
 * fetch them for this; they stand here once a search has.
 */
export function HelpIndex({
  language,
  current,
  onOpen,
}: {
  readonly language: Language;
  /** The title of the page that is read. */
  readonly current: string;
  readonly onOpen: (page: HelpPage) => void;
}) {
  const texts = useHelpTexts();
  const session = useSession();
  const roles = session?.roles ?? [];
  const isWide = useIsWide();
  const isSavingData = useDataSaver();
  const all = useQuery({ ...helpPagesQuery(language), enabled: !isSavingData }, queryClient).data;
  if (!all) return null;
  const pages = all
    .filter((page) => !page.isAnswer && isFor(page, roles) && !(page.isOfDoor && session))
    .toSorted((one, other) => one.title.localeCompare(other.title, language));
  const list = pages.map((page) => (
    <button
      key={page.title}
      ref={isWide && page.title === current ? bringInSight : null}
      type="button"
      className="row"
      aria-current={page.title === current || undefined}
      onClick={() => onOpen(page)}
    >
      {page.title}
    </button>
  ));
  return (
    <nav className="help-index t-note" aria-label={texts.index}>
      {isWide ? list : <Fold title={texts.index}>{list}</Fold>}
    </nav>
  );
}

function bringInSight(row: HTMLElement | null): void {
  row?.scrollIntoView({ block: "nearest" });
}
