import { Card } from "#engine/web/ui/card.tsx";
import { MoneyRow } from "#engine/web/ui/goods/breakdown.tsx";
import { Words } from "#engine/web/ui/wording.tsx";
import type { SalesTotals } from "../contract.ts";
import { SoldBar } from "./sold-bar.tsx";
import { useSalesTexts } from "./words.ts";

/** What each agent ordered, the highest amount first, and what farmers ordered for themselves. */
export function AgentSalesCard({ of: totals }: { readonly of: SalesTotals }) {
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
              key={`${agent.name.en}${agent.orders}${agent.amountInPaise}`}
              name={<Words of={agent.name} />}
              note={texts.ordersOf(agent.orders)}
              amountInPaise={agent.amountInPaise}
              most={most}
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
