import type { AnyRouter } from "@tanstack/react-router";
import type { deskRoutes } from "../../desk-features.ts";
import { featureRoutes } from "../../features.ts";
import { rootRoute } from "../../routes/root-route.ts";
import { otherAddresses } from "./other-addresses.ts";
import { redirectRoutes } from "./redirects.ts";
import { fetchDesks, registeredDesks } from "./registered.ts";

const noDesks: typeof deskRoutes = [];

/** Hangs every route that the app knows on the root; what comes before sign-in is among them. */
export function addRoutes(router: AnyRouter) {
  const known = registeredDesks();
  const tree = rootRoute.addChildren([
    ...featureRoutes,
    ...(known?.deskRoutes ?? noDesks),
    ...redirectRoutes,
    // Left out of the type: no link leads to it.
    ...((known ? [] : deskAddresses(router)) as readonly unknown[] as readonly never[]),
  ]);
  router.setRoutes(router.buildRouteTree());
  return tree;
}

/** Below these is what `desk-features.ts` holds. */
const desks = ["/app/admin", "/app/admin/$", "/app/sell", "/app/sell/$"];

const deskAddresses = (router: AnyRouter) =>
  desks.map((path) =>
    otherAddresses(
      path,
      () => router,
      async () => {
        await fetchDesks();
        return { addRoutes };
      },
    ),
  );
