import { useQuery } from "@tanstack/react-query";
import { Share2 } from "lucide-react";
import { useSession } from "#engine/web/data/session.ts";
import { Button } from "#engine/web/ui/button.tsx";
import { Card } from "#engine/web/ui/card.tsx";
import { Icon } from "#engine/web/ui/icon.tsx";
import { profileQuery } from "#features/profiles/web";
import { couponTermsQuery } from "./api.ts";
import { referralLink, shareReferral } from "./share-referral.ts";
import { useCouponsTexts } from "./words.ts";

/** How a friend earns the person a coupon, and the link to hand on. */
export function ReferralCard() {
  const texts = useCouponsTexts();
  const profileKey = useSession()?.profileKey ?? "";
  const { data: profile } = useQuery(profileQuery(profileKey));
  const { data: terms } = useQuery(couponTermsQuery);
  if (!terms) return null;
  return (
    <Card pad className="stack-s">
      <h2 className="t-note b">{texts.referTitle(terms.referralInPaise)}</h2>
      <p className="t-note">{texts.referText(terms.referralInPaise)}</p>
      {profile && (
        <>
          <p className="t-small c2">{texts.referHint}</p>
          <Button
            look="second"
            className="justify-self-start"
            onClick={() => void shareReferral(referralLink(profile.mobileNo))}
          >
            <Icon shape={Share2} size="row" />
            {texts.shareLink}
          </Button>
        </>
      )}
    </Card>
  );
}
