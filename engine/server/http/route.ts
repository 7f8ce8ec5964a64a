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
export interface Route {
  readonly endpoint: Endpoint;
  run(context: RequestContext, input: unknown): Promise<unknown>;
  /** Set where an answer is the same for all of an audience. */
  readonly shared?: {
    audienceOf(context: RequestContext, input: unknown): Promise<object>;
    run(context: SharedContext<object>, input: unknown): Promise<unknown>;
  };
}

/** What an operation is handed whose answer many people get: for whom, but not who asks. */
export interface SharedContext<Audience> extends Platform {
  readonly audience: Audience;
}

/**
 * Binds an endpoint whose answer is the same for all of an audience, for example of one place and role: it is made once,
 * and kept for a moment. The operation does not learn who asks, so nothing personal comes into the answer.
 */
export function sharedRoute<
  const E extends Endpoint & { readonly isRevalidated: true },
  Audience extends object,
>(
  endpoint: E,
  audienceOf: (context: ContextOf<E>, input: CheckedOf<E>) => Promise<Audience>,
  operation: (context: SharedContext<Audience>, input: CheckedOf<E>) => Promise<AnswerOf<E>>,
): Route {
  const audience = (context: RequestContext, input: unknown) =>
    audienceOf(context as ContextOf<E>, input as CheckedOf<E>);
  return {
    endpoint,
    run: async (context, input) =>
      operation({ ...context, audience: await audience(context, input) }, input as CheckedOf<E>),
    shared: {
      audienceOf: audience,
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
