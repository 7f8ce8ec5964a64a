import "./visit.css";
import { LocationSheet } from "#features/location/web";
import { isHomeTourPending } from "../../browser/home-tour.ts";
import type { Session } from "../../data/session.ts";
import { Splash } from "../splash.tsx";
import { HomeTour } from "./home-tour.tsx";

/** LOC-021. Its part comes when a place was saved; without it the profile's page asks itself. */
function reloadProfile({ profileKey }: Session): void {
  import("#features/profiles/web").then((profiles) => profiles.reloadProfile(profileKey)).catch(() => {});
}

/** What a visit may begin with, in this order: the splash, the pin code, the tour. */
export type VisitStep = "splash" | "place" | "tour";

/** The tour is of the home page: over another one it would stand in the way, and waits. */
const isAtHome = (): boolean => /^#\/(app\/home)?$/.test(location.hash);

/** The step that is due, over the page. After the pin code comes a pending tour (HOME-018). */
export function VisitSteps({
  step,
  session,
  afterSplash,
  onStep,
}: {
  readonly step: VisitStep;
  readonly session: Session;
  /** What comes once the splash is gone. */
  readonly afterSplash: () => VisitStep | null;
  readonly onStep: (next: VisitStep | null) => void;
}) {
  switch (step) {
    case "splash":
      return <Splash onClose={() => onStep(afterSplash())} />;
    case "place":
      return (
        <LocationSheet
          profileKey={session.profileKey}
          onSaved={() => reloadProfile(session)}
          onClose={() => onStep(isHomeTourPending() && isAtHome() ? "tour" : null)}
        />
      );
    case "tour":
      return <HomeTour onClose={() => onStep(null)} />;
  }
}
