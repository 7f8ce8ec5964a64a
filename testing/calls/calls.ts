import type { Role } from "#engine/contract/person.ts";
import type { Somebody, World } from "./world.ts";

/** Whose the thing is that the call names. */
export const objectKinds = ["own", "others", "missing"] as const;
export type ObjectKind = (typeof objectKinds)[number];

/** One request: its parts. */
export type Input = {
  readonly params?: object;
  readonly query?: object;
  readonly body?: object;
  readonly picture?: Uint8Array;
  readonly voice?: Uint8Array;
  readonly csv?: Uint8Array;
  readonly form?: string;
};
export type MakeInput = (
  world: World,
  caller: Somebody,
  kind: ObjectKind,
) => Promise<readonly Input[]> | readonly Input[];

/** What a call answers to one who may call it, written by hand and compared with the server call by call (R35). */
export interface Call {
  /** Status for a thing of the caller's own. A call that names nothing has `own` only. */
  readonly own: number;
  /** Another person's thing. It must answer exactly like a missing one (R36). */
  readonly others?: number;
  readonly missing?: number;
  readonly note?: string;
  /** Roles that the operation asks for beside the endpoint's `permission`. */
  readonly may?: readonly Role[];
  /** What is sent: several where the call has several forms. Left out where it takes nothing. */
  readonly sends?: MakeInput;
}

/** The calls of a feature by their names: `features/WORD/calls.ts` exports them as `calls`. */
export type Calls = Readonly<Record<string, Call>>;

export const missingId = 4_000_000_000_000;

/** The person whose thing is named. */
export const ownerOf = (world: World, caller: Somebody, kind: ObjectKind) =>
  kind === "others" ? world.stranger : caller;

/** The order of the person, or one that is not there. */
export const orderParams = (world: World, caller: Somebody, kind: ObjectKind) => ({
  params: { orderId: kind === "missing" ? "9-9" : ownerOf(world, caller, kind).order.orderIds[0] },
});
