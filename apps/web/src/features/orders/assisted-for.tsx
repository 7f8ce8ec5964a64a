import { mobileText } from "@santha/contract/mobile-number";
import type { OrderDetail } from "@santha/contract/orders";
import { UserRound } from "lucide-react";
import { formatDateTime } from "#lib/dates";
import { useLanguage } from "#lib/language";
import { formatPaise, paiseFromRupees } from "#lib/money";
import { Card } from "#ui/card";
import { Icon } from "#ui/icon";
import { Written } from "#ui/wording";
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
