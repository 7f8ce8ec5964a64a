import { Button } from "#engine/web/ui/button.tsx";
import { Form } from "#engine/web/ui/form/form.tsx";
import { Stepper } from "#engine/web/ui/goods/stepper.tsx";
import { Note } from "#engine/web/ui/note.tsx";
import { Dock } from "#engine/web/ui/page/page.tsx";
import { Written } from "#engine/web/ui/wording.tsx";
import { ClosedNote } from "#features/flags/web";
import type { OwnApplication, OwnApplications } from "../../contract/applications.ts";
import { type ApplicationFacts, emptyFacts } from "../../contract/facts.ts";
import type { ApplicationKind } from "../../contract/kinds.ts";
import { AboutStep } from "./about-step.tsx";
import { AccountStep } from "./account-step.tsx";
import { useApplyTexts } from "./apply.texts.ts";
import { BusinessStep } from "./business-step.tsx";
import { CheckStep } from "./check-step.tsx";
import { DeliveryStep } from "./delivery-step.tsx";
import { LicencesStep } from "./licences-step.tsx";
import { StatusCard } from "./status-card.tsx";
import { stepsOf } from "./steps.ts";
import { type Draft, formId, useDraft } from "./use-draft.ts";

/** The steps of an application; each is kept at the server before the next one opens. */
export function ApplyForm({
  kind,
  application,
  known,
}: {
  readonly kind: ApplicationKind;
  readonly application: OwnApplication | null;
  readonly known: OwnApplications;
}) {
  const texts = useApplyTexts();
  const draft = useDraft(kind, application?.facts ?? beginningOf(known), application?.facts ?? emptyFacts);
  const steps = stepsOf[kind];
  const place = steps.indexOf(draft.step);
  const next = steps[place + 1];
  const before = steps[place - 1];
  // Withdrawn or refused: what is typed from now on is a new application.
  const isGoingOn = application?.state === "draft" || application?.state === "more-needed";
  const isAskedAgain = application?.state === "more-needed";
  return (
    <div className="cols two">
      <div className="stack">
        <Stepper label={texts.steps} steps={steps.map((step) => texts.stepOf(step))} current={place} />
        {!isAskedAgain && <ClosedNote name="applications-open" />}
        {isAskedAgain && (
          <Note job="trouble">
            <b>{texts.moreNeeded}</b> <Written>{application.reason ?? ""}</Written>
          </Note>
        )}
        <Form
          id={formId}
          trouble={draft.trouble}
          onSubmit={() => {
            if (draft.isBusy) return;
            if (next) draft.go(next, true);
            else draft.send();
          }}
        >
          <StepFields draft={draft} kind={kind} known={known} />
        </Form>
      </div>
      <StatusCard kind={kind} application={isGoingOn ? application : null} />
      <Dock>
        <span className="hidden flex-1 lg:block" />
        {before && (
          <Button look="onpaper" onClick={() => draft.go(before, false)}>
            {texts.back}
          </Button>
        )}
        <Button type="submit" form={formId} className="flex-1 lg:flex-none lg:px-6!" busy={draft.isBusy}>
          {next ? texts.next : isAskedAgain ? texts.sendAgain : texts.send}
        </Button>
      </Dock>
    </div>
  );
}

function StepFields({
  draft,
  kind,
  known,
}: {
  readonly draft: Draft;
  readonly kind: ApplicationKind;
  readonly known: OwnApplications;
}) {
  switch (draft.step) {
    case "about":
      return <AboutStep draft={draft} />;
    case "business":
      return <BusinessStep draft={draft} />;
    case "licences":
      return <LicencesStep draft={draft} />;
    case "delivery":
      return <DeliveryStep draft={draft} />;
    case "account":
      return <AccountStep draft={draft} account={known.account} />;
    case "check":
      return <CheckStep draft={draft} kind={kind} account={known.account} />;
  }
}

/** What is known of the person already stands in the first application. */
function beginningOf({ place }: OwnApplications): ApplicationFacts {
  return { ...emptyFacts, village: place.village, postalCode: place.postalCode };
}
