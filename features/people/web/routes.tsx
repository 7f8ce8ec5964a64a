import { createRoute } from "@tanstack/react-router";
import { lazyPage } from "#engine/web/browser/lazy-page.ts";
import type { FeatureRoutes } from "#engine/web/routes/navigation.ts";
import { rootRoute } from "#engine/web/routes/root-route.ts";
import { usePeopleTitles } from "./titles.ts";

const getParentRoute = () => rootRoute;
const words = () => usePeopleTitles.now();
const searchPages = () => import("./search/search-pages.tsx");
const textOf =
  <Name extends string>(name: Name) =>
  (search: Readonly<Record<string, unknown>>): { readonly [N in Name]?: string } => {
    // The router reads a number in the address as one.
    const text = String(search[name] ?? "").trim();
    return (text === "" ? {} : { [name]: text }) as { [N in Name]?: string };
  };
type Named = "search" | "network" | "views";
const page = (name: Named, parents: readonly string[] = []) => {
  const title = () => words()[name];
  return { page: { title, breadcrumb: title, parents } };
};

/** Another person's page, the own network, and the search for people and products. */
export const peopleRoutes = [
  createRoute({
    getParentRoute,
    path: "/app/profiles/$profileKey",
    staticData: { page: { title: () => words().person } },
    component: lazyPage(() => import("./person/person-page.tsx"), "PersonPage"),
  }),
  createRoute({
    getParentRoute,
    path: "/app/network",
    validateSearch: textOf("list"),
    staticData: page("network", ["/app/profiles"]),
    component: lazyPage(() => import("./network/network-page.tsx"), "NetworkPage"),
  }),
  createRoute({
    getParentRoute,
    path: "/app/network/views",
    staticData: page("views", ["/app/profiles", "/app/network"]),
    component: lazyPage(() => import("./network/views-page.tsx"), "ViewsPage"),
  }),
  createRoute({
    getParentRoute,
    path: "/app/search",
    validateSearch: textOf("q"),
    staticData: page("search"),
    component: lazyPage(searchPages, "SearchPage"),
  }),
  createRoute({
    getParentRoute,
    path: "/app/search/users",
    validateSearch: textOf("q"),
    staticData: page("search", ["/app/search"]),
    component: lazyPage(searchPages, "PeopleFoundPage"),
  }),
  createRoute({
    getParentRoute,
    path: "/app/search/products",
    validateSearch: textOf("q"),
    staticData: page("search", ["/app/search"]),
    component: lazyPage(searchPages, "ProductsFoundPage"),
  }),
] as const satisfies FeatureRoutes;
