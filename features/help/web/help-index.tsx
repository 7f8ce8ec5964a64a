import { useQuery } from "@tanstack/react-query";
import { useDataSaver } from "#engine/web/data/data-saver.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { useSession } from "#engine/web/data/session.ts";
import { Fold } from "#engine/web/ui/overlay/fold.tsx";
import { useIsWide } from "#engine/web/ui/page/wide.tsx";
import type { Language } from "#engine/web/words/language.ts";
import { type HelpPage, helpPagesQuery } from "./api.ts";
import { helpRolesOf, isFor } from "./find-help.ts";
import { useHelpTexts } from "./words.ts";

/**
 * All help pages for this user, from A to Z, with the current one in view. Folded on phones, so that the phone
 * number stays near. Empty until loaded; with data saving, only a search loads the pages.
 */
export function HelpIndex({
  language,
  current,
  onOpen,
}: {
  readonly language: Language;
  /** The title of the current page. */
  readonly current: string;
  readonly onOpen: (page: HelpPage) => void;
}) {
  const texts = useHelpTexts();
  const session = useSession();
  const roles = helpRolesOf(session);
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
