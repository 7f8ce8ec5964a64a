import type { AnyRoute } from "@tanstack/react-router";
import type { LucideIcon } from "lucide-react";
import type { Session } from "./session.ts";

/** The routes of one feature, as its `WORD.routes.tsx` exports them: `export const cartRoutes = [ … ] as const satisfies FeatureRoutes`. */
export type FeatureRoutes = readonly AnyRoute[];

/**
 * Where an entry stands: `footer` also makes the links of the wide header; `header` is an icon with a count;
 * `user` the wide header's avatar menu; `advanced` folds open in the drawer and that menu; `search` is the field of
 * the wide header, which opens its route with the search value `q`; `desk` is a line of the admin page.
 */
export type MenuPlace = "drawer" | "footer" | "header" | "advanced" | "user" | "search" | "desk";

/** The path a route was declared with; known before the router starts. */
export function pathOf(route: AnyRoute): string {
  return (route.options as { readonly path?: string }).path ?? "/";
}

/** One entry of a menu. It is drawn because its route is registered, and only for whom it is permitted. */
export interface MenuEntry {
  readonly place: MenuPlace;
  /** Lower numbers come first. */
  readonly order: number;
  readonly icon: LucideIcon;
  /** The words, in the language of the moment: `() => useCartTexts.now().cart`. */
  readonly text: () => string;
  /** Search values that the entry adds to its route, such as `{ tab: 1 }`. */
  readonly search?: Readonly<Record<string, unknown>>;
  /** A hook that gives the number on the entry; nothing is drawn for 0 and undefined. */
  readonly useCount?: () => number | undefined;
  /** True for a count that is good news; it stands in marigold. */
  readonly isHot?: boolean;
  /** True where the count is seen while the menu is closed too, on the button that opens it. */
  readonly isSeenOutside?: boolean;
  /** True for what is drawn only while there is something to count. */
  readonly isOnlyWithCount?: boolean;
  /** The words for people who hear the count, such as "Cart, 3 items". */
  readonly countText?: (count: number) => string;
  /** True for what opens in a browser tab of its own. */
  readonly opensNewTab?: boolean;
  /** Who sees the entry; everyone signed in when left out. */
  readonly isFor?: (session: Session) => boolean;
}

/** What a page may know of the moment it is shown. */
export interface PageMoment {
  readonly params: Readonly<Record<string, string>>;
  readonly search: Readonly<Record<string, unknown>>;
}

/** Who may open a page. Left out, the path decides: `/auth` is for signed-out people, `/app` for signed-in ones. */
export type Guard = "public" | "signed-in" | "signed-out";

/** Where the back button leads: a declared address, or out of a product by its number of SKU changes. */
export type BackRule = { readonly to: string } | "leaves-product";

/** What a route tells the shell, in its `staticData: { page: … }`. */
export interface PageFacts {
  /** Words of the header and the window, in the language of the moment. `usePageTitle` replaces it when data knows better. */
  readonly title: (moment: PageMoment) => string;
  /** What the help of the page is listed under, where `title` is a number or a name. */
  readonly helpTitle?: () => string;
  readonly guard?: Guard;
  readonly menu?: readonly MenuEntry[];
  /** Last words of the breadcrumb on wide screens; together with `parents` it makes the row. */
  readonly breadcrumb?: (moment: PageMoment) => string;
  /** Registered paths above this page, outermost first, for the breadcrumb. */
  readonly parents?: readonly string[];
  /** True where a dock or nothing stands at the bottom edge instead of the footer tabs. */
  readonly hidesFooter?: boolean;
  /** Top pages show the menu button on phones, inner pages the back button. Left out: menu when the page is in the footer. */
  readonly leads?: "menu" | "back";
  readonly back?: BackRule;
  /** True when the page begins with a cloth, which then carries the selvedge instead of the header. */
  readonly beginsWithCloth?: boolean;
  /** True where the content takes the room of the footer tabs while these are hidden (SHELL-050). */
  readonly takesRoomOfTabs?: boolean;
  /** True for pages without any shell: sign-in and its neighbours. */
  readonly standsAlone?: boolean;
  /** True when the page has a search field of its own, so that the wide header shows none. */
  readonly hasOwnSearch?: boolean;
  /** True for the one page that shows the wordmark instead of a title. */
  readonly showsWordmark?: boolean;
}

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    readonly page?: PageFacts;
  }
}

/** The guard of a page: the declared one, else what its path says. */
export function guardOf(path: string, declared?: Guard): Guard {
  if (declared) return declared;
  if (path === "/auth" || path.startsWith("/auth/")) return "signed-out";
  if (path === "/app" || path.startsWith("/app/") || path === "/rbl_payment") return "signed-in";
  return "public";
}

/** Where a guard sends a person instead, or null when the page may open. */
export function refusalOf(guard: Guard, isSignedIn: boolean): "/auth/signin" | "/app/home" | null {
  if (guard === "signed-in" && !isSignedIn) return "/auth/signin";
  if (guard === "signed-out" && isSignedIn) return "/app/home";
  return null;
}
