import { useQuery } from "@tanstack/react-query";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { LanternDrawing } from "#engine/web/ui/art/lantern.tsx";
import { Button } from "#engine/web/ui/button.tsx";
import { FindField } from "#engine/web/ui/form/find-field.tsx";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { ForRole } from "#engine/web/ui/page/for-role.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { EmptyState } from "#engine/web/ui/page/page-states.tsx";
import { Tabs } from "#engine/web/ui/tabs.tsx";
import { formatCount } from "#engine/web/words/money.ts";
import type { SupportOrderTile } from "../contract.ts";
import { casesQuery, foundQuery, stuckQuery } from "./api.ts";
import { CaseCard } from "./case-card.tsx";
import { SupportOrderTileCard } from "./support-order-tile.tsx";
import { useSupportTexts } from "./words.ts";

const route = getRouteApi("/app/admin/support");

/** What waits for support, and any order found by its number or by who calls. Others see nothing of it. */
export function SupportDeskPage() {
  const texts = useSupportTexts();
  const { q } = route.useSearch();
  return (
    <PageBody className="stack">
      <ForRole who="support" title={texts.forSupport}>
        <OrderSearch key={q} asked={q ?? ""} />
        {q === undefined ? <Waiting /> : <Found q={q} />}
      </ForRole>
    </PageBody>
  );
}

function OrderSearch({ asked }: { readonly asked: string }) {
  const texts = useSupportTexts();
  const navigate = useNavigate();
  return (
    <FindField
      label={texts.find}
      hint={texts.findHint}
      action={texts.search}
      asked={asked}
      onFind={(q) => void navigate({ to: "/app/admin/support", search: q === "" ? {} : { q } })}
    />
  );
}

/** What was found, in place of what waits. */
function Found({ q }: { readonly q: string }) {
  const texts = useSupportTexts();
  const navigate = useNavigate();
  const found = useQuery(foundQuery(q));
  const back = (
    <Button look="quiet" onClick={() => void navigate({ to: "/app/admin/support", search: {} })}>
      {texts.backToDesk}
    </Button>
  );
  return (
    <Answer
      to={found}
      isEmpty={({ orders }) => orders.length === 0}
      empty={
        <EmptyState drawing={<LanternDrawing />} title={texts.noneFound} action={back}>
          {texts.noneFoundHint}
        </EmptyState>
      }
    >
      {({ orders }) => (
        <>
          <div className="between gap-2">
            <h2 className="h2 min-w-0 break-words">{texts.foundFor(q)}</h2>
            {back}
          </div>
          <Tiles orders={orders} />
        </>
      )}
    </Answer>
  );
}

function Tiles({ orders }: { readonly orders: readonly SupportOrderTile[] }) {
  return (
    <div className="tiles">
      {orders.map((order) => (
        <SupportOrderTileCard key={order.orderId} order={order} />
      ))}
    </div>
  );
}

/** What to decide, and what is stuck, each with its count. */
function Waiting() {
  const texts = useSupportTexts();
  const navigate = useNavigate();
  const { tab = "decide" } = route.useSearch();
  const cases = useQuery(casesQuery).data?.cases.length;
  const stuck = useQuery(stuckQuery).data?.orders.length;
  return (
    <Tabs
      label={texts.lists}
      selected={tab}
      onSelect={(id) =>
        void navigate({ to: "/app/admin/support", search: id === "stuck" ? { tab: id } : {}, replace: true })
      }
      tabs={[
        {
          id: "decide",
          text: cases === undefined ? texts.toDecideShort : texts.toDecide(formatCount(cases)),
        },
        {
          id: "stuck",
          text: stuck === undefined ? texts.stuckShort : texts.stuck(formatCount(stuck)),
        },
      ]}
    >
      <div className="mt-3">{tab === "stuck" ? <Stuck /> : <Cases />}</div>
    </Tabs>
  );
}

function Cases() {
  const texts = useSupportTexts();
  return (
    <Answer
      to={useQuery(casesQuery)}
      isEmpty={({ cases }) => cases.length === 0}
      empty={
        <EmptyState drawing={<LanternDrawing />} title={texts.none}>
          {texts.noneHint}
        </EmptyState>
      }
    >
      {({ cases }) => (
        <div className="tiles items-start">
          {cases.map((one) => (
            <CaseCard key={one.request.requestId} of={one} />
          ))}
        </div>
      )}
    </Answer>
  );
}

function Stuck() {
  const texts = useSupportTexts();
  return (
    <Answer
      to={useQuery(stuckQuery)}
      isEmpty={({ orders }) => orders.length === 0}
      empty={
        <EmptyState drawing={<LanternDrawing />} title={texts.noneStuck}>
          {texts.noneStuckHint}
        </EmptyState>
      }
    >
      {({ orders }) => <Tiles orders={orders} />}
    </Answer>
  );
}
