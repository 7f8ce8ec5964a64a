import { type AnyContext, createRootRoute, type RootRoute } from "@tanstack/react-router";
import { checkGuard } from "../browser/guards.ts";

type Nothing = Record<never, never>;

/**
 * The root of all routes: features hang their routes on it, every page passes its guard, `shell/routes/router.tsx` gives it
 * the shell. Its type is written out: inferred, it would hang on the router that is made of it.
 */
export const rootRoute: RootRoute<
  unknown,
  undefined,
  Nothing,
  AnyContext,
  typeof checkGuard,
  Nothing,
  undefined
> = createRootRoute({ beforeLoad: checkGuard });
