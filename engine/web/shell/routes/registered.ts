import type { AnyRoute } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";
import type { Session } from "../../data/session.ts";
import { featureRoutes, webFeatures } from "../../features.ts";
import { entriesOf, type PlacedEntry } from "../../routes/menu-entries.ts";
import type { MenuPlace } from "../../routes/navigation.ts";
import type { WebFeature } from "../../routes/web-feature.ts";

type Desks = typeof import("../../desk-features.ts");

let features: readonly WebFeature[] = webFeatures;
let routes: readonly AnyRoute[] = featureRoutes;
let desks: Desks | undefined;
const listeners = new Set<() => void>();

/** Fetches the desks and takes their features among those that the app knows; menus are drawn again. */
export async function fetchDesks(): Promise<void> {
  const fetched = await import("../../desk-features.ts");
  if (desks) return;
  desks = fetched;
  features = [...webFeatures, ...desks.deskFeatures];
  routes = [...featureRoutes, ...desks.deskRoutes];
  for (const listener of listeners) listener();
}

/** The features of desks, once they were fetched. */
export const registeredDesks = (): Desks | undefined => desks;

/** The features that the app knows at this moment. */
export const registeredFeatures = (): readonly WebFeature[] => features;

const registeredRoutes = (): readonly AnyRoute[] => routes;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The routes that the app knows at this moment. */
export function useRoutes(): readonly AnyRoute[] {
  return useSyncExternalStore(subscribe, registeredRoutes);
}

/** The entries of a menu, in order: of registered routes only, and only those the person may open. */
export function useMenu(place: MenuPlace, session: Session | null): readonly PlacedEntry[] {
  return entriesOf(useRoutes(), place, session);
}
