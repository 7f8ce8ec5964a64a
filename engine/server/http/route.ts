import type { AnswerOf, CheckedOf, Endpoint, Permission } from "#engine/contract/endpoint.ts";
import type { MemberContext, RequestContext, SellerContext } from "../context.ts";
import type { StreamSource } from "../signals/event-stream.ts";

/** Calls without a session; `isOpen` of `permission.ts` says the same at run time. */
export type OpenPermission = Extract<Permission, "anyone" | "callback" | "dev">;

/** What an operation is handed: with a session wherever the endpoint asks for one. */
export type ContextOf<E extends Endpoint> = E["permission"] extends OpenPermission
  ? RequestContext
  : E["permission"] extends "seller"
    ? SellerContext
    : MemberContext;

/** One operation of a feature: reads from top to bottom, opens its transaction, returns the `data` of the answer. */
export type Operation<E extends Endpoint> = (
  context: ContextOf<E>,
  input: CheckedOf<E>,
) => Promise<AnswerOf<E>>;

/** An endpoint bound to its operation. */
export interface Route {
  readonly endpoint: Endpoint;
  run(context: RequestContext, input: unknown): Promise<unknown>;
}

/** Binds an endpoint to the operation that answers it; input and answer are checked by the compiler. */
export function route<const E extends Endpoint>(endpoint: E, operation: Operation<E>): Route {
  return {
    endpoint,
    // The platform has validated the input with this endpoint's shapes and found the session it asks for.
    run: (context, input) => operation(context as ContextOf<E>, input as CheckedOf<E>),
  };
}

/** Binds an endpoint that `givesStream` to the operation that opens its source. */
export function streamRoute<const E extends Endpoint & { readonly givesStream: true }>(
  endpoint: E,
  open: (context: ContextOf<E>, input: CheckedOf<E>) => Promise<StreamSource>,
): Route {
  return { endpoint, run: (context, input) => open(context as ContextOf<E>, input as CheckedOf<E>) };
}
