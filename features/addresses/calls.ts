import { type Calls, type Input, missingId, type ObjectKind, ownerOf } from "#testing/calls/calls.ts";
import type { Somebody, World } from "#testing/calls/world.ts";
import { sessionFor } from "#testing/process/app.ts";
import { farmersAddress } from "#testing/shop/shopping.ts";
import { addAddress } from "./contract.ts";

/** An address of the person's book; made new or there already. */
export async function addressParams(world: World, caller: Somebody, kind: ObjectKind): Promise<Input[]> {
  if (kind === "missing") return [{ params: { addressId: missingId } }];
  const as = await sessionFor(world.app, ownerOf(world, caller, kind));
  const { data } = await world.app.call(addAddress, { body: farmersAddress }, { as });
  return [{ params: { addressId: data.addressId } }];
}

/** What the calls of addresses answer, and what is sent to them. */
export const calls: Calls = {
  "addresses/list-addresses": { own: 200 },
  "addresses/add-address": { own: 201, sends: () => [{ body: farmersAddress }] },
  "addresses/change-address": {
    own: 200,
    others: 404,
    missing: 404,
    sends: async (world, caller, kind) => {
      const [input] = await addressParams(world, caller, kind);
      return [{ ...input, body: farmersAddress }];
    },
  },
  "addresses/choose-default": { own: 200, others: 404, missing: 404, sends: addressParams },
  "addresses/delete-address": { own: 200, others: 404, missing: 404, sends: addressParams },
};
