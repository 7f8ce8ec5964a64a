import { CircleAlert } from "lucide-react";
import { Card } from "#engine/web/ui/card.tsx";
import { TickBox } from "#engine/web/ui/form/choices.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { LegalLinks } from "#features/legal/web";
import type { PayoutAccount } from "#features/payouts/contract";
import { conditionsVersion } from "../../contract/facts.ts";
import type { ApplicationKind } from "../../contract/kinds.ts";
import { FactsList } from "../facts-list.tsx";
import { useApplyTexts } from "./apply.texts.ts";
import type { Draft } from "./use-draft.ts";

/** All that is sent, and the conditions to accept. */
export function CheckStep({
  draft,
  kind,
  account,
}: {
  readonly draft: Draft;
  readonly kind: ApplicationKind;
  readonly account: PayoutAccount | null;
}) {
  const texts = useApplyTexts();
  const fault = draft.faults["conditions"];
  return (
    <>
      <FactsList kind={kind} facts={draft.facts} account={account} title={texts.yourFacts} />
      <Card pad className="stack-s" aria-label={texts.conditions}>
        <h2 className="h2">{texts.conditions}</h2>
        <ul className="list-disc space-y-1 pl-5">
          {texts
            .conditionsOf(kind)
            .split("\n")
            .map((condition) => (
              <li key={condition}>{condition}</li>
            ))}
        </ul>
        <div className="field">
          <TickBox
            checked={draft.facts.conditions === conditionsVersion}
            onChange={(isTicked) => draft.put({ conditions: isTicked ? conditionsVersion : "" })}
          >
            {texts.accept}
          </TickBox>
          {fault && (
            <span className="err" role="alert">
              <Icon shape={CircleAlert} size="text" />
              {fault}
            </span>
          )}
        </div>
        <LegalLinks />
      </Card>
    </>
  );
}
