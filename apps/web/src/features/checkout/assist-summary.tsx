import type { Assist } from "@santha/contract/assist";
import { Link } from "@tanstack/react-router";
import { UserRound } from "lucide-react";
import { formatTime } from "#lib/dates";
import { useLanguage } from "#lib/language";
import { formatPaise } from "#lib/money";
import { Card } from "#ui/card";
import { Icon } from "#ui/icon";
import { Written } from "#ui/wording";
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
