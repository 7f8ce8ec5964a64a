import type { AnyRoute } from "@tanstack/react-router";
import type { LucideIcon } from "lucide-react";
import type { Session } from "../data/session.ts";

/**
 * The routes of one feature, exported by its `web/routes.tsx`: `export const cartRoutes = [ … ] as
 * const satisfies FeatureRoutes`.
 */
export type FeatureRoutes = readonly AnyRoute[];

/**
 * The place of a menu entry. `footer`: also links in the wide header. `header`: an icon with a count.
 * `user`: the avatar menu. `advanced`: a folded group. `search`: a field that opens the route with `q`.
 * `desk`: what waits, on the admin page. `area`: what is looked up and managed there. `person`: what admins do about
 * one person, on his page; the path holds `$profileKey`.
 */
export type MenuPlace =
  | "drawer"
  | "footer"
  | "header"
  | "advanced"
  | "user"
  | "search"
  | "desk"
  | "area"
  | "person";

/** The declared path of a route; available before the router starts. */
export function pathOf(route: AnyRoute): string {
  return (route.options as { readonly path?: string }).path ?? "/";
}

/** A menu entry. It is shown while its route is registered, and only to permitted users. */
export interface MenuEntry {
  readonly place: MenuPlace;
  /** Lower numbers come first. */
  readonly order: number;
  readonly icon: LucideIcon;
  /** The label in the current language: `() => useCartTexts.now().cart`. */
  readonly text: () => string;
  /** Search values that the entry adds to its route, such as `{ tab: 1 }`. */
  readonly search?: Readonly<Record<string, unknown>>;
  /** A hook that returns the count on the entry; 0 and undefined show nothing. */
  readonly useCount?: () => number | undefined;
  /** True for a count that is good news; shown in marigold. */
  readonly isHot?: boolean;
  /** True when the count is also shown on the menu button while the menu is closed. */
  readonly isSeenOutside?: boolean;
  /** True for an entry that is shown only while its count is above 0. */
  readonly isOnlyWithCount?: boolean;
  /** The accessible label with the count, such as "Cart, 3 items". */
  readonly countText?: (count: number) => string;
  /** True for an entry that opens a new browser tab. */
  readonly opensNewTab?: boolean;
  /** Who sees the entry; everyone signed in when left out. */
  readonly isFor?: (session: Session) => boolean;
  /** At a person: the role that he must have. */
  readonly ofRole?: Session["roles"][number];
}

/** What a page knows when its title or breadcrumb is made. */
export interface PageMoment {
  readonly params: Readonly<Record<string, string>>;
  readonly search: Readonly<Record<string, unknown>>;
}

/** Who may open a page. Left out, the path decides: `/auth` is for signed-out people, `/app` for signed-in ones. */
export type Guard = "public" | "signed-in" | "signed-out";

/** Where the back button leads: a declared address, or out of a product by its number of SKU changes. */
export type BackRule = { readonly to: string } | "leaves-product";

/** What a route tells the app frame, in its `staticData: { page: … }`. */
export interface PageFacts {
  /**
   * Title of header and window, in the current language. `usePageTitle` replaces it when loaded data give
   * a better one.
   */
  readonly title: (moment: PageMoment) => string;
  /** The title of the page's help, where `title` is a number or a name. */
  readonly helpTitle?: () => string;
  readonly guard?: Guard;
  readonly menu?: readonly MenuEntry[];
  /** Last item of the breadcrumb on wide screens; `parents` gives the items before it. */
  readonly breadcrumb?: (moment: PageMoment) => string;
  /** Registered paths above this page, outermost first, for the breadcrumb. */
  readonly parents?: readonly string[];
  /** True when the page shows a dock or nothing at the bottom instead of the footer tabs. */
  readonly hidesFooter?: boolean;
  /** Whether phones show the menu button or the back button. Default: menu when the page is in the footer. */
  readonly leads?: "menu" | "back";
  readonly back?: BackRule;
  /** True when the page begins with a header band, which then has the header's decorative border. */
  readonly beginsWithCloth?: boolean;
  /** True when the content extends into the area of hidden footer tabs (SHELL-050). */
  readonly takesRoomOfTabs?: boolean;
  /** True for pages without any frame, such as sign-in. */
  readonly standsAlone?: boolean;
  /** True when the page has its own search field, so the wide header shows none. */
  readonly hasOwnSearch?: boolean;
  /** True for the one page that shows the logo text instead of a title. */
  readonly showsWordmark?: boolean;
}

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    readonly page?: PageFacts;
  }
}

/** The guard of a page: the declared one, otherwise the one that its path implies. */
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
