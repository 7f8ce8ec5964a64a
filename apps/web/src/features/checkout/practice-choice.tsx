import { useIsAgent } from "#lib/session";
import { Card } from "#ui/card";
import { TickBox } from "#ui/choices";
import { useCheckoutTexts } from "./checkout.texts.ts";

/** An agent may place the order for practice only; nobody else is asked. */
export function PracticeChoice({
  isPractice,
  onChoose,
}: {
  readonly isPractice: boolean;
  readonly onChoose: (isPractice: boolean) => void;
}) {
  const texts = useCheckoutTexts();
  if (!useIsAgent()) return null;
  return (
    <Card pad>
      <TickBox checked={isPractice} onChange={onChoose}>
        <span className="block">{texts.practice}</span>
        <span className="t-small c2 block">{texts.practiceHint}</span>
      </TickBox>
    </Card>
  );
}
