import type { AnswerOf, CheckedOf, Endpoint, Permission } from "#engine/contract/endpoint.ts";
import type { MemberContext, Platform, RequestContext, SellerContext } from "../context.ts";
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
export type Route = { readonly endpoint: Endpoint } & (
  | { run(context: RequestContext, input: unknown): Promise<unknown>; readonly shared?: never }
  | { readonly shared: SharedOperation }
);

/** Where an answer is the same for all of an audience. */
export interface SharedOperation {
  audienceOf(context: RequestContext, input: unknown): Promise<object>;
  run(context: SharedContext<object>, input: unknown): Promise<unknown>;
}

/** What an operation is handed whose answer many people get: for whom, but not who asks. */
export interface SharedContext<Audience> extends Platform {
  readonly audience: Audience;
}

/**
 * Binds an endpoint whose answer is made once for a whole audience and kept for a moment; the operation does not learn
 * who asks.
 */
export function sharedRoute<
  const E extends Endpoint & { readonly isRevalidated: true },
  Audience extends object,
>(
  endpoint: E,
  audienceOf: (context: ContextOf<E>, input: CheckedOf<E>) => Promise<Audience>,
  operation: (context: SharedContext<Audience>, input: CheckedOf<E>) => Promise<AnswerOf<E>>,
): Route {
  return {
    endpoint,
    shared: {
      audienceOf: (context, input) => audienceOf(context as ContextOf<E>, input as CheckedOf<E>),
      run: (context, input) => operation(context as SharedContext<Audience>, input as CheckedOf<E>),
    },
  };
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
