import { Check } from "lucide-react";
import { Icon } from "../icon.tsx";

/** The marigold ring with a tick, on cloth, over a thing that went well. */
export function SuccessSeal() {
  return (
    <div className="seal" aria-hidden="true">
      <Icon shape={Check} />
    </div>
  );
}
