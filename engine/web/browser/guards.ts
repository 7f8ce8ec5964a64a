import { redirect } from "@tanstack/react-router";
import { loadSession } from "../data/session.ts";
import { keepTarget } from "../routes/kept-target.ts";
import { guardOf, type PageFacts, refusalOf } from "../routes/navigation.ts";

/** What the router knows before a page opens. */
interface Opening {
  readonly matches: readonly { readonly staticData: { readonly page?: PageFacts } }[];
  readonly location: { readonly pathname: string; readonly href: string };
  readonly preload: boolean;
}

/** Runs before every page: refuses by its guard and keeps the refused address for after sign-in. */
export async function checkGuard({ matches, location, preload }: Opening): Promise<void> {
  const guard = guardOf(location.pathname, matches.at(-1)?.staticData.page?.guard);
  if (guard === "public") return;
  const refusal = refusalOf(guard, (await loadSession()) !== null);
  if (refusal === null) return;
  if (refusal === "/auth/signin" && !preload) keepTarget(location.href);
  throw redirect({ to: refusal, replace: true });
}
