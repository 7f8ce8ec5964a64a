import type { ObjectKind } from "../permissions.table.ts";
import type { Somebody, World } from "./permission-world.ts";

/** One request: its parts, and the session if it must be another one than the caller's. */
export type Input = {
  readonly params?: object;
  readonly query?: object;
  readonly body?: object;
  readonly picture?: Uint8Array;
  readonly form?: string;
};
export type MakeInput = (
  world: World,
  caller: Somebody,
  kind: ObjectKind,
) => Promise<readonly Input[]> | readonly Input[];

/** Of calls that take nothing. */
export const nothing: MakeInput = () => [{}];
export const missingId = 4_000_000_000_000;

/** The person whose thing is named. */
export const ownerOf = (world: World, caller: Somebody, kind: ObjectKind) =>
  kind === "others" ? world.stranger : caller;

/** The order of the person, or one that is not there. */
export const orderParams = (world: World, caller: Somebody, kind: ObjectKind) => ({
  params: { orderId: kind === "missing" ? "9-9" : ownerOf(world, caller, kind).order.orderIds[0] },
});
