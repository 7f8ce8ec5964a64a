import { createRoute, notFound, redirect } from "@tanstack/react-router";
import { rootRoute } from "../../routes/root-route.ts";

/** Leads on to another address of the app, in place of this one. An address cannot lead to itself. */
function leadTo(target: string, from: string): never {
  if (target === from) throw notFound();
  throw redirect({ to: target, replace: true });
}

const to =
  (target: string) =>
  ({ location }: { readonly location: { readonly pathname: string } }): never =>
    leadTo(target, location.pathname);

const getParentRoute = () => rootRoute;

/** Bare addresses that lead to others, and all below `/auth`: known before the app itself has come. */
export const publicRedirects = [
  createRoute({ getParentRoute, path: "/", beforeLoad: to("/app") }),
  createRoute({ getParentRoute, path: "/app", beforeLoad: to("/app/home") }),
  createRoute({ getParentRoute, path: "/auth", beforeLoad: to("/auth/signin") }),
  createRoute({ getParentRoute, path: "/auth/$", beforeLoad: to("/auth/signin") }),
] as const;

/** All addresses that lead to others: bare and unknown paths, and the older addresses of orders and products. */
export const redirectRoutes = [
  ...publicRedirects,
  createRoute({ getParentRoute, path: "/$", beforeLoad: to("/app") }),
  createRoute({ getParentRoute, path: "/app/$", beforeLoad: to("/app/home") }),
  createRoute({ getParentRoute, path: "/app/social", beforeLoad: to("/app/social/updates") }),
  createRoute({
    getParentRoute,
    path: "/order_summary/$id",
    beforeLoad: ({ params }) => leadTo(`/app/order/success/${encodeURIComponent(params.id)}`, ""),
  }),
  createRoute({ getParentRoute, path: "/payment-failure/$orderId", beforeLoad: to("/app/order/failed") }),
  createRoute({
    getParentRoute,
    path: "/p/c/$title/$ids",
    beforeLoad: ({ params }) =>
      leadTo(`/app/store/p/c/${encodeURIComponent(params.title)}/${encodeURIComponent(params.ids)}`, ""),
  }),
] as const;
