import { dayInIndia } from "#engine/server/clock.ts";
import {
  listGatewaySettlements,
  noteGatewaySettlement,
  takeBackGatewaySettlement,
} from "#features/payments/contract/gateway-settlements.ts";
import { listDeposits, payDeposit, takeBackDeposit } from "#features/withholding/contract";
import { ask, type Luck, type Market, newReference } from "./market.ts";

const reason = "Noted wrong";

/** Finance notes what left or reached the bank beside the orders, and takes some of it back. */
export async function note(market: Market, luck: Luck): Promise<void> {
  await (luck.percent(50) ? noteProvider(market, luck) : noteTax(market, luck));
}

/** A payout of the payment provider: all that he holds or a part of it, with what he kept. */
async function noteProvider(market: Market, luck: Luck): Promise<void> {
  const { data } = await ask(market, listGatewaySettlements, { query: {} }, market.finance);
  const noted = luck.of(data.settlements.filter(({ takenBack }) => takenBack === null));
  if (noted && luck.percent(45)) {
    const asked = { params: { settlementId: noted.id }, body: { reason } };
    await ask(market, takeBackGatewaySettlement, asked, market.finance);
    return;
  }
  if (data.heldInPaise <= 0) return;
  const today = dayInIndia(market.app.clock.now());
  const receivedInPaise = luck.percent(60) ? data.heldInPaise : 1 + luck.upTo(data.heldInPaise - 1);
  const body = {
    ...{ receivedInPaise, feesInPaise: luck.upTo(20_00), taxInPaise: luck.upTo(4_00) },
    ...{ receivedOn: today, paidUntil: today, reference: newReference(market) },
  };
  await ask(market, noteGatewaySettlement, { body }, market.finance);
}

/** A month's tax that finance has paid to the state. */
async function noteTax(market: Market, luck: Luck): Promise<void> {
  const { data } = await ask(market, listDeposits, {}, market.finance);
  const paid = luck.of(data.deposits.filter((deposit) => deposit.paid !== null));
  if (paid && luck.percent(40)) {
    const { month, levy } = paid;
    const body = { reference: paid.paid?.challan ?? "", reason };
    await ask(market, takeBackDeposit, { params: { month, levy }, body }, market.finance);
    return;
  }
  const due = luck.of(
    data.deposits.filter(({ isMonthOver, dueInPaise, paid }) => isMonthOver && dueInPaise > 0 && !paid),
  );
  if (!due) return;
  const { month, levy, dueInPaise } = due;
  const body = { dueInPaise, challan: newReference(market), paidOn: dayInIndia(market.app.clock.now()) };
  await ask(market, payDeposit, { params: { month, levy }, body }, market.finance);
}
