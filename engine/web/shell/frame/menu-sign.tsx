import type { Session } from "../../data/session.ts";
import type { PlacedEntry } from "../../routes/menu-entries.ts";
import type { MenuPlace } from "../../routes/navigation.ts";
import { DrawnCount } from "../../ui/count-badge.tsx";
import { useMenu } from "../routes/registered.ts";
import { useFrameTexts } from "./frame.texts.ts";

/** On the button that opens a menu: the count of what in it is to be seen while it is closed. `id` is of its words. */
export function MenuSign({
  place,
  session,
  id,
}: {
  readonly place: MenuPlace;
  readonly session: Session | null;
  readonly id: string;
}) {
  const entry = useMenu(place, session).find(({ isSeenOutside }) => isSeenOutside);
  return entry && <Sign key={entry.to} entry={entry} id={id} />;
}

function Sign({ entry, id }: { readonly entry: PlacedEntry; readonly id: string }) {
  const texts = useFrameTexts();
  const count = entry.useCount?.();
  if (!count) return null;
  return (
    <>
      <DrawnCount count={count} />
      <span id={id} hidden>
        {texts.counted(entry.text(), count)}
      </span>
    </>
  );
}
