import { useIsAgent } from "#engine/web/data/session.ts";
import { Card } from "#engine/web/ui/card.tsx";
import { TickBox } from "#engine/web/ui/form/choices.tsx";
import { useCheckoutTexts } from "../words.ts";

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
