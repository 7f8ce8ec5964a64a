import type { AnswerOf, Endpoint, InputOf } from "#engine/contract/endpoint.ts";
import type { Role } from "#engine/contract/person.ts";
import { saveAccount } from "#features/payouts/contract";
import { sessionFor, type TestAnswer, type TestApp } from "../process/app.ts";
import { aPerson, aProduct, aSeller, type TestPerson } from "../shop/builders.ts";
import { aUpiAccount } from "../shop/payouts.ts";
import { type Luck, luckOf } from "./luck.ts";

const day = 86_400_000;
/** A session ends after 30 days without use; people sign in again long before: others let days pass meanwhile. */
const sessionInDays = 10;

/** Somebody of the market; his session is made anew as the clock goes on. */
export interface Trader extends TestPerson {
  signedInAt: number;
  session: string;
}

export interface KnownOrder {
  readonly orderId: string;
  readonly masterId: string;
  readonly buyer: Trader;
  readonly seller: Trader;
}

/** Many people who buy, sell and pay at once, with everything that a test wants to look at afterwards. */
export interface Market {
  readonly app: TestApp;
  readonly agents: readonly Trader[];
  readonly farmers: readonly Trader[];
  readonly finance: Trader;
  readonly listings: readonly { readonly listingId: number; readonly seller: Trader }[];
  readonly orders: KnownOrder[];
  /** Calls that were carried out, by the name of the call; refused ones with their code. */
  readonly done: Map<string, number>;
  readonly refused: Map<string, number>;
  /** Runs upwards: references of banks that nobody used before. */
  references: number;
}

/** Three sellers with two products each: odd prices, lower ones from 3 and 5 packs on, and room for a margin below the MRP. */
export async function openMarket(app: TestApp, { agents = 4, farmers = 2 } = {}): Promise<Market> {
  const join = async (firstName: string, roles: Role[] = []): Promise<Trader> => {
    const person = await aPerson(app, { firstName, roles });
    return { ...person, session: person.cookie, signedInAt: app.clock.now().getTime() };
  };
  const listings: Market["listings"][number][] = [];
  for (const priceInPaise of [333_33, 1_299_99, 87_51]) {
    const seller = await join("Kakatiya", ["seller"]);
    const { sellerId } = await aSeller(app, { profileId: seller.profileId, handlingChargeInPaise: 7_77 });
    await app.call(saveAccount, { body: aUpiAccount }, { as: seller.session });
    for (const factor of [1, 3]) {
      const product = await aProduct(app, {
        sellerId,
        priceInPaise: priceInPaise * factor,
        mrpInPaise: priceInPaise * factor + 90_00,
        commissionInPaise: 11_11,
        priceBreaks: [
          { quantity: 3, priceInPaise: priceInPaise * factor - 5_55 },
          { quantity: 5, priceInPaise: priceInPaise * factor - 9_99 },
        ],
        gstRateInBasisPoints: factor === 1 ? 500 : 1800,
        onHand: 9_000_000,
      });
      listings.push({ listingId: product.listingId, seller });
    }
  }
  const many = (count: number, name: string, roles: Role[]) =>
    Promise.all(Array.from({ length: count }, (_, at) => join(`${name} ${at}`, roles)));
  return {
    app,
    agents: await many(agents, "Padma", ["agent"]),
    farmers: await many(farmers, "Ramulu", []),
    finance: await join("Finance", ["finance"]),
    listings,
    orders: [],
    done: new Map(),
    refused: new Map(),
    references: 0,
  };
}

/** The cookie of a person, signed in again when the session has grown old. */
export async function cookieOf({ app }: Pick<Market, "app">, trader: Trader): Promise<string> {
  const now = app.clock.now().getTime();
  if (now - trader.signedInAt > sessionInDays * day) {
    trader.signedInAt = now;
    trader.session = await sessionFor(app, trader);
  }
  return trader.session;
}

/** Calls as a person and counts how it went. @throws Error when the server fails; a refusal is an answer. */
export async function ask<E extends Endpoint>(
  market: Market,
  endpoint: E,
  input: InputOf<E>,
  trader: Trader,
): Promise<TestAnswer<AnswerOf<E>>> {
  const answer = await market.app.call(endpoint, input, { as: await cookieOf(market, trader) });
  if (answer.status >= 500) throw new Error(`${endpoint.name} failed: ${JSON.stringify(answer)}`);
  if (answer.status < 300) count(market.done, endpoint.name);
  else count(market.refused, `${endpoint.name} ${answer.code}`);
  return answer;
}

/** Notes that something was done once more. */
export function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

/** A number of a bank that nobody has used yet. */
export function newReference(market: Market): string {
  market.references += 1;
  return String(600_000_000_000 + market.references);
}

/** An order, mostly one of the latest, which are still on their way. */
export function anyOrder({ orders }: Market, luck: Luck): KnownOrder | undefined {
  const latest = luck.percent(85) ? Math.min(orders.length, 50) : orders.length;
  return orders[orders.length - 1 - luck.upTo(Math.max(0, latest - 1))];
}

export { type Luck, luckOf };
