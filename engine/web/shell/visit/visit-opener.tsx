import { useEffect, useRef, useState } from "react";
import {
  forgetSplashRecord,
  hasLocation,
  isPromptDue,
  onLocationAsked,
  readSplashRecord,
} from "#features/location/web";
import type { Session } from "../../data/session.ts";
import { showMessage } from "../../ui/overlay/snackbar.tsx";
import { useWords } from "../../ui/words.texts.ts";
import { isSplashSeen } from "../splash-seen.ts";
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
  /** Whether a person pressed for the step; then it is said that it cannot be had. */
  const isAsked = useRef(false);
  useEffect(
    () =>
      onLocationAsked(() => {
        isAsked.current = true;
        setStep("place");
      }),
    [],
  );
  useEffect(() => {
    if (hasLocation(session.locationName) && readSplashRecord()) forgetSplashRecord();
  }, [session.locationName]);
  const isWanted = step !== null && parts === null;
  useEffect(() => {
    if (!isWanted) return;
    let isStill = true;
    import("./visit-steps.tsx").then(
      ({ VisitSteps }) => isStill && setParts({ Steps: VisitSteps }),
      () => {
        if (!isStill) return;
        // Without a connection the page is more use than a greeting; the next visit begins with it.
        setStep(null);
        if (isAsked.current) showMessage(useWords.now().notFetched);
      },
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
