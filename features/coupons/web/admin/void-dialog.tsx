import { ReasonDialog } from "#engine/web/ui/form/reason-dialog.tsx";
import { useLanguage } from "#engine/web/words/language.ts";
import { formatPaise } from "#engine/web/words/money.ts";
import type { AdminCoupon } from "../../contract/admin-coupons.ts";
import { sendVoid } from "./admin-coupons.api.ts";
import { useAdminCouponsTexts } from "./admin-coupons.texts.ts";

/** Asks for the reason before a coupon is voided. */
export function VoidDialog({
  coupon: { couponId, code, holder, valueInPaise },
  onClose,
}: {
  readonly coupon: AdminCoupon;
  readonly onClose: () => void;
}) {
  const texts = useAdminCouponsTexts();
  const language = useLanguage();
  const name = language === "te" ? (holder.firstNameTe ?? holder.firstName) : holder.firstName;
  return (
    <ReasonDialog
      title={texts.voidTitle(code)}
      label={texts.reason}
      hint={texts.reasonHint}
      submitText={texts.void}
      cancelText={texts.keep}
      notSent={texts.noConnection}
      send={(reason) => sendVoid(couponId, reason)}
      saidOf={() => texts.nowVoided(code)}
      onClose={onClose}
    >
      {texts.voidFacts(name, formatPaise(valueInPaise))}
    </ReasonDialog>
  );
}
