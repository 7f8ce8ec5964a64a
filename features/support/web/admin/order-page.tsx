import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useSession } from "#engine/web/data/session.ts";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { ForRole } from "#engine/web/ui/page/for-role.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { RequestView } from "#features/requests/web";
import type { SupportOrder } from "../../contract.ts";
import { adminOrderQuery } from "../api.ts";
import { OrderInFull } from "../order-in-full.tsx";
import { useAdminOrdersTexts } from "./admin-orders.texts.ts";

const route = getRouteApi("/app/admin/orders/$orderId");

/** Any order in full for the platform admin, with the way to the desk that can change it. */
export function AdminOrderPage() {
  const texts = useAdminOrdersTexts();
  return (
    <PageBody>
      <ForRole who="platform-admin" title={texts.forAdmins}>
        <OneOrder />
      </ForRole>
    </PageBody>
  );
}

function OneOrder() {
  const { orderId } = route.useParams();
  return (
    <Answer to={useQuery(adminOrderQuery(orderId))}>
      {(order) => <OrderInFull order={order} next={<NextStep order={order} />} />}
    </Answer>
  );
}

function NextStep({ order: { orderId, request } }: { readonly order: SupportOrder }) {
  const texts = useAdminOrdersTexts();
  const isSupport = useSession()?.roles.includes("support");
  return (
    <>
      {request && <RequestView request={request} />}
      <p className="t-note c2">{texts.actElsewhere}</p>
      {isSupport && (
        <Link className="link" to="/app/admin/support/orders/$orderId" params={{ orderId }}>
          {texts.atSupport}
        </Link>
      )}
    </>
  );
}
