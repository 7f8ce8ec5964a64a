import { createRootRoute } from "@tanstack/react-router";
import { checkGuard } from "./guards.ts";

/** The root of all routes: features hang their routes on it, every page passes its guard, `app/router.tsx` gives it the shell. */
export const rootRoute = createRootRoute({ beforeLoad: checkGuard });
