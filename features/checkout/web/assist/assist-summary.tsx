import { Link } from "@tanstack/react-router";
import { UserRound } from "lucide-react";
import { Card } from "#engine/web/ui/card.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { Written } from "#engine/web/ui/wording.tsx";
import { formatTime } from "#engine/web/words/dates.ts";
import { useLanguage } from "#engine/web/words/language.ts";
import { formatPaise } from "#engine/web/words/money.ts";
import type { Assist } from "../../contract/assist.ts";
import { useAssistTexts } from "./assist.texts.ts";

/** For whom the order is and whether that person agreed, with a way to change it. Nothing for one who orders for nobody else. */
export function AssistSummary({ assist }: { readonly assist: Assist | null }) {
  const texts = useAssistTexts();
  const language = useLanguage();
  if (!assist) return null;
  const { farmer, consent } = assist;
  return (
    <Card pad className="addr" aria-label={texts.orderFor}>
      <Icon shape={UserRound} />
      <div className="t-note min-w-0">
        <div className="between">
          <h2 className="t-note b">{texts.orderFor}</h2>
          <Link to="/app/store/checkout/assist" className="link t-note" aria-label={texts.changeAssist}>
            {texts.change}
          </Link>
        </div>
        <p className="b num">
          <Written>{farmer ? texts.forFarmer(farmer.firstName, farmer.mobileNo) : texts.forMyself}</Written>
        </p>
        {farmer && (
          <p className="c2">
            {consent?.isCurrent
              ? texts.agreed(
                  farmer.firstName,
                  formatPaise(consent.totalInPaise),
                  formatTime(consent.agreedAt, language),
                )
              : texts.notConfirmed}
          </p>
        )}
      </div>
    </Card>
  );
}
