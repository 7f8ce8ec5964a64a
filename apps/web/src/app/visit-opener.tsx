import { useEffect, useState } from "react";
import {
  forgetSplashRecord,
  hasLocation,
  isPromptDue,
  onLocationAsked,
  readSplashRecord,
} from "#features/location";
import type { Session } from "../lib/session.ts";
import { isSplashSeen } from "./splash-seen.ts";
import type { VisitStep } from "./visit-steps.tsx";

type Steps = typeof import("./visit-steps.tsx").VisitSteps;

/** Below this width the pin code is asked for by itself. */
const phone = "(max-width: 47.99rem)";

/** Begins a visit with what is due, and opens the pin code sheet when it is asked for; both are fetched then. */
export function VisitOpener({ session }: { readonly session: Session }) {
  const [step, setStep] = useState<VisitStep | null>(() =>
    isSplashSeen() ? stepAfterSplash(session) : "splash",
  );
  const [parts, setParts] = useState<{ readonly Steps: Steps } | null>(null);
  useEffect(() => onLocationAsked(() => setStep("place")), []);
  useEffect(() => {
    if (hasLocation(session.locationName) && readSplashRecord()) forgetSplashRecord();
  }, [session.locationName]);
  const isWanted = step !== null && parts === null;
  useEffect(() => {
    if (!isWanted) return;
    let isStill = true;
    import("./visit-steps.tsx").then(
      ({ VisitSteps }) => isStill && setParts({ Steps: VisitSteps }),
      // Without a connection the page is more use than a greeting; the next visit begins with it.
      () => isStill && setStep(null),
    );
    return () => {
      isStill = false;
    };
  }, [isWanted]);
  if (!parts || step === null) return null;
  return (
    <parts.Steps
      step={step}
      session={session}
      afterSplash={() => stepAfterSplash(session)}
      onStep={setStep}
    />
  );
}

function stepAfterSplash({ locationName }: Session): VisitStep | null {
  const isPhone = window.matchMedia(phone).matches;
  const record = readSplashRecord();
  return isPromptDue({ placeName: locationName, isPhone, record, nowMs: Date.now() }) ? "place" : null;
}
