import { type AsyncRouteComponent, lazyRouteComponent } from "@tanstack/react-router";

/**
 * A page that is fetched when it is opened or about to be: `lazyPage(() => import("./cart-page.tsx"), "CartPage")`.
 * Looks at the page's name only, not at its type, so that pages may use links typed by the router that holds them.
 */
export function lazyPage<Name extends string>(
  load: () => Promise<{ readonly [K in NoInfer<Name>]: unknown }>,
  name: Name,
): AsyncRouteComponent<object> {
  return lazyRouteComponent(
    load as () => Promise<Record<Name, () => null>>,
    name,
  ) as AsyncRouteComponent<object>;
}
