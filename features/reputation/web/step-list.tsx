import { Card } from "#engine/web/ui/card.tsx";
import { Tag } from "#engine/web/ui/tag.tsx";
import { needsOf, type Rights, rightsOf, type Step, steps } from "../contract.ts";
import { useReputationTexts } from "./words.ts";

/** All steps with what they ask for and what they give. */
export function StepList({ own }: { readonly own: Step }) {
  const texts = useReputationTexts();
  return (
    <section className="stack" aria-label={texts.steps}>
      <h2 className="h2">{texts.steps}</h2>
      {steps.map((step) => (
        <Card key={step} pad className="stack-s">
          <div className="between">
            <h3 className="b">{texts.stepOf(step)}</h3>
            {step === own && <Tag job="done">{texts.yours}</Tag>}
          </div>
          <p className="t-note c2">{step === "new" ? texts.fromStart : texts.from(step, needsOf[step])}</p>
          <RightList of={rightsOf[step]} />
        </Card>
      ))}
    </section>
  );
}

function RightList({ of: { postsADay, postsAnHour, reportWeight, maySort } }: { readonly of: Rights }) {
  const texts = useReputationTexts();
  return (
    <ul className="t-note grid list-disc gap-1 pl-5">
      <li>{postsADay === null ? texts.postsAnHour(postsAnHour) : texts.postsADay(postsADay)}</li>
      {reportWeight > 0 && <li>{texts.reportWeight(reportWeight)}</li>}
      {maySort && <li>{texts.sorts}</li>}
    </ul>
  );
}
