import type { Endpoint } from "#engine/contract/endpoint.ts";
import type { Platform, RequestContext } from "../../context.ts";
import type { ReadyAnswer } from "../revalidation.ts";
import type { SharedOperation } from "../route.ts";
import { type Kept, lifeOfPartsInMilliseconds } from "./kept.ts";

interface Asked {
  readonly endpoint: Endpoint;
  readonly shared: SharedOperation;
  readonly context: RequestContext;
  readonly input: unknown;
  readonly ready: (data: unknown) => ReadyAnswer;
}

/** The answer for the caller's audience, made for the first who asks within a moment. It is not told who that is. */
export async function sharedAnswer(
  platform: Platform,
  { endpoint, shared, context, input, ready }: Asked,
): Promise<ReadyAnswer> {
  const audience = await shared.audienceOf(context, input);
  const key = JSON.stringify([endpoint.name, context.language, audience, input]);
  const asker = context.actor?.profileId;
  // What is kept for the answer is read anew for the asker too, still without saying who it is.
  const kept: Kept = {
    ...platform.kept,
    get: (part, _, read) => platform.kept.get(part, asker, read, lifeOfPartsInMilliseconds),
  };
  return platform.kept.get(key, asker, async () =>
    ready(await shared.run({ ...platform, kept, audience }, input)),
  );
}
