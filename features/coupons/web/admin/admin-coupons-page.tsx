import { useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { TicketDrawing } from "#engine/web/ui/art/ticket.tsx";
import { ButtonLink } from "#engine/web/ui/button.tsx";
import { ForRole } from "#engine/web/ui/page/for-role.tsx";
import { FoundList } from "#engine/web/ui/page/found-list.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { type AdminCoupon, couponStates } from "../../contract/admin-coupons.ts";
import { AdminCouponRow } from "./admin-coupon-row.tsx";
import { adminCouponsQuery } from "./admin-coupons.api.ts";
import { useAdminCouponsTexts } from "./admin-coupons.texts.ts";
import { TermsCard } from "./terms-card.tsx";
import { VoidDialog } from "./void-dialog.tsx";

const route = getRouteApi("/app/admin/coupons");

/** For the platform admin: everybody's coupons, and the terms by which new ones are given. */
export function AdminCouponsPage() {
  const texts = useAdminCouponsTexts();
  return (
    <PageBody className="stack">
      <ForRole who="platform-admin" title={texts.forAdmins}>
        <div>
          <ButtonLink look="second" to="/app/admin/coupons/batches">
            {texts.batches}
          </ButtonLink>
        </div>
        <TermsCard />
        <Coupons />
      </ForRole>
    </PageBody>
  );
}

function Coupons() {
  const texts = useAdminCouponsTexts();
  const [toVoid, setToVoid] = useState<AdminCoupon | null>(null);
  const { q = "", state: asked } = route.useSearch();
  const state = couponStates.find((one) => one === asked) ?? null;
  const navigate = useNavigate();
  const coupons = useInfiniteQuery(adminCouponsQuery({ find: q, state }));
  return (
    <>
      <FoundList
        list={coupons}
        filter={{ find: q, choice: state }}
        choices={{
          label: texts.state,
          all: texts.everyState,
          options: couponStates.map((value) => ({ value, text: texts[value] })),
        }}
        texts={texts}
        drawing={<TicketDrawing />}
        isEmpty={(first) => first.coupons.length === 0}
        onChoose={({ find, choice }) =>
          void navigate({
            to: "/app/admin/coupons",
            search: { ...(find !== "" && { q: find }), ...(choice && { state: choice }) },
          })
        }
      >
        {(pages) => (
          <ul className="card" aria-label={texts.coupons}>
            {pages
              .flatMap((page) => page.coupons)
              .map((coupon) => (
                <AdminCouponRow key={coupon.couponId} coupon={coupon} onVoid={() => setToVoid(coupon)} />
              ))}
          </ul>
        )}
      </FoundList>
      {toVoid && <VoidDialog coupon={toVoid} onClose={() => setToVoid(null)} />}
    </>
  );
}
