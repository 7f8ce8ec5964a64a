import type { PushMessage } from "#engine/server/outside/push/push.ts";
import type { PushText } from "../../contract/push-devices.ts";
import type { Delivery } from "./deliveries.queries.ts";

const longestText = 300;

/**
 * What is pushed to a device, in its language. Sent twice, the later one takes the place of the former. A phone that is
 * off is given it until `lifeInSeconds` are over.
 */
export function pushMessage(
  { toldAt, language, heading, text, leadsTo }: Delivery,
  lifeInSeconds: number,
): PushMessage {
  const said: PushText = {
    timestamp: toldAt,
    title: heading[language],
    body: shortened(text[language]),
    language,
    leadsTo,
  };
  return { text: JSON.stringify(said), topic: `told-${toldAt}`, lifeInSeconds };
}

function shortened(text: string): string {
  const letters = [...text];
  return letters.length <= longestText ? text : `${letters.slice(0, longestText - 1).join("")}…`;
}
