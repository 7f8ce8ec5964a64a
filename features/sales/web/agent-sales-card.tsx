import { Card } from "#engine/web/ui/card.tsx";
import { MoneyRow } from "#engine/web/ui/goods/breakdown.tsx";
import { Words } from "#engine/web/ui/wording.tsx";
import type { SalesTotals } from "../contract.ts";
import type { Which } from "./api.ts";
import type { SalesSearch } from "./sales-search.ts";
import { SoldBar } from "./sold-bar.tsx";
import { useSalesTexts } from "./words.ts";

/** What each agent ordered, the highest amount first, and what farmers ordered for themselves. */
export function AgentSalesCard({
  of: totals,
  linkTo,
}: {
  readonly of: SalesTotals;
  /** The address of the orders of one of them. */
  readonly linkTo: (which: Which) => SalesSearch;
}) {
  const texts = useSalesTexts();
  const { agents, otherAgents, directSales, amountInPaise } = totals;
  const most = agents[0]?.amountInPaise ?? 0;
  return (
    <Card pad className="stack-s" aria-label={texts.byAgent}>
      <h2 className="h2">{texts.byAgent}</h2>
      {agents.length > 0 && (
        <ul className="grid gap-2.5">
          {agents.map((agent) => (
            <SoldBar
              key={agent.agentKey}
              name={<Words of={agent.name} />}
              note={texts.ordersOf(agent.orders)}
              amountInPaise={agent.amountInPaise}
              most={most}
              search={linkTo({ agent: agent.agentKey })}
            />
          ))}
        </ul>
      )}
      <dl>
        {otherAgents.count > 0 && (
          <MoneyRow
            label={texts.named(texts.otherAgents(otherAgents.count), otherAgents.orders)}
            paise={otherAgents.amountInPaise}
          />
        )}
        {directSales.orders > 0 && (
          <MoneyRow
            label={texts.named(texts.directly, directSales.orders)}
            paise={directSales.amountInPaise}
          />
        )}
        <MoneyRow job="sum" label={texts.sold} paise={amountInPaise} />
      </dl>
    </Card>
  );
}
