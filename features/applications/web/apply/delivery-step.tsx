import { Card } from "#engine/web/ui/card.tsx";
import { TickBox } from "#engine/web/ui/form/choices.tsx";
import { useApplicationsTexts } from "../words.ts";
import { useApplyTexts } from "./apply.texts.ts";
import { FactField } from "./fact-field.tsx";
import type { Draft } from "./use-draft.ts";

/** Where the business delivers, for how much and how fast. */
export function DeliveryStep({ draft }: { readonly draft: Draft }) {
  const texts = useApplyTexts();
  const words = useApplicationsTexts();
  return (
    <Card pad className="stack-s" aria-label={words.delivery}>
      <p className="t-note c2">{texts.deliveryHint}</p>
      <FactField
        {...{ draft, fact: "deliveryPins", label: words.deliveryPins, maxLength: 200 }}
        hint={texts.deliveryPinsHint}
      />
      <FactField
        {...{ draft, fact: "deliveryCharge", label: words.deliveryCharge, maxLength: 8 }}
        hint={texts.deliveryChargeHint}
      />
      <FactField
        {...{ draft, fact: "deliveryDays", label: words.deliveryDays, maxLength: 2, inputMode: "numeric" }}
        hint={texts.deliveryDaysHint}
      />
      <TickBox checked={draft.facts.deliveryCash} onChange={(deliveryCash) => draft.put({ deliveryCash })}>
        {texts.deliveryCash}
      </TickBox>
    </Card>
  );
}
