import { UserRound } from "lucide-react";
import { mobileText } from "#engine/contract/mobile-number.ts";
import { Card } from "#engine/web/ui/card.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { Written } from "#engine/web/ui/wording.tsx";
import { formatDateTime } from "#engine/web/words/dates.ts";
import { useLanguage } from "#engine/web/words/language.ts";
import { formatPaise, paiseFromRupees } from "#engine/web/words/money.ts";
import type { OrderDetail } from "../../contract/orders.ts";
import { useAssistedTexts } from "./assisted.texts.ts";

/** For which farmer an agent placed the order, and whether that farmer agreed; nothing for an order of one's own. */
export function AssistedFor({ order: { assist } }: { readonly order: Pick<OrderDetail, "assist"> }) {
  const texts = useAssistedTexts();
  const language = useLanguage();
  if (!assist) return null;
  const { farmerName, farmerMobileNo, consentTS, consentAmount } = assist;
  return (
    <Card pad className="addr" aria-label={texts.placedFor}>
      <Icon shape={UserRound} />
      <div className="t-note min-w-0">
        <h2 className="t-note b">{texts.placedFor}</h2>
        <p>
          <Written>{farmerName}</Written>
        </p>
        <p className="c2 num">{mobileText(farmerMobileNo)}</p>
        <p className="c2">
          {consentTS === null || consentAmount === null
            ? texts.notConfirmed
            : texts.agreed(formatPaise(paiseFromRupees(consentAmount)), formatDateTime(consentTS, language))}
        </p>
      </div>
    </Card>
  );
}
