import { roles } from "#engine/contract/person.ts";
import { addToCart } from "#features/cart/contract";
import type { TestApp } from "../process/app.ts";
import { aPerson, aProduct, type BuiltProduct, type TestPerson } from "../shop/builders.ts";
import { anOrder } from "../shop/shopping.ts";
import type { Caller } from "./callers.ts";

export const knownPassword = "sona-masuri-25";

/** A caller, or for "logged out" the person whose things he names. */
export interface Somebody extends TestPerson {
  readonly order: { readonly masterId: string; readonly orderIds: readonly string[] };
}

/** People of every role, each with an order; and things to name. */
export interface World {
  readonly app: TestApp;
  readonly people: ReadonlyMap<Caller, Somebody>;
  readonly stranger: Somebody;
  readonly product: BuiltProduct;
}

async function somebody(
  app: TestApp,
  product: BuiltProduct,
  wish: Parameters<typeof aPerson>[1],
): Promise<Somebody> {
  const person = await aPerson(app, { password: knownPassword, ...wish });
  const lines = [{ listingId: product.listingId, quantity: 2 }];
  return { ...person, order: await anOrder(app, { as: person.cookie, lines }) };
}

export async function aWorld(app: TestApp): Promise<World> {
  const product = await aProduct(app, { onHand: 9000, commissionInPaise: 77_00 });
  const people = new Map<Caller, Somebody>();
  people.set("farmer", await somebody(app, product, {}));
  for (const role of roles) people.set(role, await somebody(app, product, { roles: [role] }));
  const stranger = await somebody(app, product, { firstName: "Stranger", roles: ["agent"] });
  people.set("logged out", stranger);
  await app.call(addToCart, { body: { listingId: product.listingId, quantity: 3 } }, { as: stranger.cookie });
  return { app, people, stranger, product };
}
