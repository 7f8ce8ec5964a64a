import type { AnyRoute } from "@tanstack/react-router";
import type { SellerPart } from "#engine/contract/person.ts";
import type { Session } from "../data/session.ts";
import { type MenuEntry, type MenuPlace, pathOf } from "./navigation.ts";

/** A menu entry with the path of the route it belongs to. */
export interface PlacedEntry extends MenuEntry {
  readonly to: string;
}

/**
 * The entries of a desk of the operator's people: on the admin page, and in the menu named, for those of its role.
 * An area holds nothing that waits: it is looked up.
 */
export function deskEntries({
  beside,
  role,
  isArea = false,
  ...entry
}: Pick<MenuEntry, "order" | "icon" | "text"> & {
  readonly beside: "drawer" | "advanced";
  readonly role: Session["roles"][number];
  readonly isArea?: boolean;
}): readonly MenuEntry[] {
  const isFor: MenuEntry["isFor"] = ({ roles }) => roles.includes(role);
  return ([beside, isArea ? "area" : "desk"] as const).map((place) => ({ ...entry, place, isFor }));
}

/** For sellers, and for members of their teams who may do this part. */
export function forSellerPart(part: SellerPart): (session: Session) => boolean {
  return ({ sellerParts }) => sellerParts.includes(part);
}

/** The entries of a menu, in order: of registered routes only, and only those the person may open. */
export function entriesOf(
  routes: readonly AnyRoute[],
  place: MenuPlace,
  session: Session | null,
): readonly PlacedEntry[] {
  if (session === null) return [];
  return routes
    .flatMap((route) => {
      const menu: readonly MenuEntry[] = route.options.staticData?.page?.menu ?? [];
      return menu.map((entry) => ({ ...entry, to: pathOf(route) }));
    })
    .filter((entry) => entry.place === place && (entry.isFor?.(session) ?? true))
    .sort((one, other) => one.order - other.order);
}

/** The entry of the current screen: the longest path that leads to it, then the most search values in common. */
export function currentEntry(
  entries: readonly PlacedEntry[],
  location: { readonly pathname: string; readonly search: Readonly<Record<string, unknown>> },
): PlacedEntry | undefined {
  let best: PlacedEntry | undefined;
  let bestScore = 0;
  for (const entry of entries) {
    const wanted = Object.entries(entry.search ?? {});
    const isAbove = location.pathname === entry.to || location.pathname.startsWith(`${entry.to}/`);
    if (!isAbove || wanted.some(([key, value]) => location.search[key] !== value)) continue;
    const score = entry.to.length * 100 + wanted.length;
    if (score > bestScore) [best, bestScore] = [entry, score];
  }
  return best;
}
