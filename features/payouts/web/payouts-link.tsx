import { useIsAgent } from "#engine/web/data/session.ts";
import { ButtonLink } from "#engine/web/ui/button.tsx";
import { useLinkTexts } from "./link.texts.ts";

/** Leads an agent to his payouts and his monthly statement; nothing for others. */
export function PayoutsLink() {
  const texts = useLinkTexts();
  if (!useIsAgent()) return null;
  return (
    <ButtonLink look="second" small to="/app/payouts">
      {texts.openPayouts}
    </ButtonLink>
  );
}
