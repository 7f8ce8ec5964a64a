import { useIsAgent } from "#lib/session";
import { ButtonLink } from "#ui/button";
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
