import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { PlacedEntry } from "../../routes/menu-entries.ts";
import { useFrameTexts } from "./frame.texts.ts";

/** The link of a menu entry. Its content is a function of the entry's count; readers hear the count with the words. */
export function EntryLink({
  entry,
  isCurrent,
  className,
  onClick,
  children,
}: {
  readonly entry: PlacedEntry;
  readonly isCurrent: boolean;
  readonly className?: string;
  readonly onClick?: () => void;
  readonly children: (count: number | undefined) => ReactNode;
}) {
  const texts = useFrameTexts();
  const count = entry.useCount?.();
  if (entry.isOnlyWithCount && !count) return null;
  const text = entry.text();
  const heard = count ? (entry.countText?.(count) ?? texts.counted(text, count)) : text;
  return (
    <Link
      to={entry.to}
      search={(entry.search ?? {}) as never}
      activeProps={inactive}
      className={className}
      aria-label={heard}
      aria-current={isCurrent ? "page" : undefined}
      data-tour={entry.place === "header" ? entry.to : undefined}
      {...(entry.opensNewTab && { target: "_blank", rel: "noopener" })}
      onClick={onClick}
    >
      {children(count)}
    </Link>
  );
}

/** The menus themselves say which entry is current. */
const inactive = { className: "", "aria-current": undefined, "data-status": undefined } as const;
