import { useEffect, useState } from "react";
import type { Session } from "../../data/session.ts";
import { currentEntry } from "../../routes/menu-entries.ts";
import { classes } from "../../ui/classes.tsx";
import { CountBadge } from "../../ui/count-badge.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useMenu } from "../routes/registered.ts";
import { EntryLink } from "./entry-link.tsx";
import { useFrameTexts } from "./frame.texts.ts";

const dueAfterMs = 2000;
const smallestMovePx = 8;

/** The four tabs of phones: they leave on scrolling down and return on scrolling up. */
export function FooterTabs({
  session,
  location,
}: {
  readonly session: Session | null;
  readonly location: { readonly pathname: string; readonly search: Readonly<Record<string, unknown>> };
}) {
  const texts = useFrameTexts();
  const isAway = useScrolledDown();
  const entries = useMenu("footer", session);
  const current = currentEntry(entries, location);
  if (entries.length === 0) return null;
  return (
    <nav className={classes("tabbar", isAway && "is-away")} aria-label={texts.tabs}>
      {entries.map((entry) => (
        <EntryLink key={entry.to} entry={entry} isCurrent={entry === current} className="tab">
          {(count) => (
            <>
              <Icon shape={entry.icon} />
              <CountBadge count={count} />
              <span>{entry.text()}</span>
            </>
          )}
        </EntryLink>
      ))}
    </nav>
  );
}

/** Whether the tabs may be shown: once, 2 s after sign-in, however many pages hide them later. */
export function useTabsDue(): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), dueAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return isDue;
}

function useScrolledDown(): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    let wasDown = false;
    const look = (): void => {
      const now = Math.max(0, window.scrollY);
      if (Math.abs(now - last) < smallestMovePx) return;
      const goesDown = now > last;
      last = now;
      // React looks at the tabs again for a state that stays as it was, which at each step of a finger is felt.
      if (goesDown !== wasDown) setDown(goesDown);
      wasDown = goesDown;
    };
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, []);
  return isDown;
}
