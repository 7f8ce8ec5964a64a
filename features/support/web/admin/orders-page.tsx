import { useInfiniteQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { LanternDrawing } from "#engine/web/ui/art/lantern.tsx";
import { ForRole } from "#engine/web/ui/page/for-role.tsx";
import { FoundList } from "#engine/web/ui/page/found-list.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { useLanguage } from "#engine/web/words/language.ts";
import { stateLabel } from "#features/orders/contract/order-labels.ts";
import { orderStates } from "#features/orders/contract/order-states.ts";
import { orderSets } from "#features/support/contract";
import { adminOrdersQuery } from "../api.ts";
import { SupportOrderTileCard } from "../support-order-tile.tsx";
import { useAdminOrdersTexts } from "./admin-orders.texts.ts";

const route = getRouteApi("/app/admin/orders");

/** For the platform admin: every order, found by number, phone, name, state or day. */
export function AdminOrdersPage() {
  const texts = useAdminOrdersTexts();
  return (
    <PageBody className="stack">
      <ForRole who="platform-admin" title={texts.forAdmins}>
        <Orders />
      </ForRole>
    </PageBody>
  );
}

function Orders() {
  const texts = useAdminOrdersTexts();
  const language = useLanguage();
  const { q: find = "", state: asked, day: askedDay = "" } = route.useSearch();
  const day = /^20\d\d-\d\d-\d\d$/.test(askedDay) ? askedDay : null;
  const state = [...orderSets, ...orderStates].find((one) => one === asked) ?? null;
  const navigate = useNavigate();
  return (
    <FoundList
      list={useInfiniteQuery(adminOrdersQuery({ find, state, day }))}
      filter={{ find, choice: state, day }}
      choices={{
        label: texts.state,
        all: texts.everyState,
        options: [
          ...orderSets.map((value) => ({ value, text: texts[value] })),
          ...orderStates.map((value) => ({ value, text: stateLabel(value, language) })),
        ],
      }}
      dayLabel={texts.day}
      texts={texts}
      drawing={<LanternDrawing />}
      isEmpty={(first) => first.orders.length === 0}
      onChoose={(filter) =>
        void navigate({
          to: "/app/admin/orders",
          search: {
            ...(filter.find !== "" && { q: filter.find }),
            ...(filter.choice && { state: filter.choice }),
            ...(filter.day && { day: filter.day }),
          },
        })
      }
    >
      {(pages) => (
        <section className="tiles" aria-label={texts.orders}>
          {pages
            .flatMap((page) => page.orders)
            .map((order) => (
              <SupportOrderTileCard key={order.orderId} order={order} isForAdmin />
            ))}
        </section>
      )}
    </FoundList>
  );
}
