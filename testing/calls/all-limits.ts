import { features } from "#engine/server/app.ts";
import { type Limit, limitOfCall } from "#engine/server/http/limits/limits.ts";
import { smsLimits } from "#engine/server/outside/sms/limits.ts";
import { authLimits } from "#features/auth/server/limits.ts";
import { postLimits } from "#features/moderation/server/posting/count-post.ts";

const ofCalls = features.flatMap(({ routes }) =>
  routes.flatMap(({ endpoint }) => limitOfCall(endpoint) ?? []),
);

/** Every limit there is; one that several calls share stands once for each. */
export const allLimits: readonly Limit[] = [
  ...Object.values(authLimits),
  ...Object.values(smsLimits),
  ...postLimits,
  ...ofCalls,
];

/** For tests that try all calls: no limit is in their way. */
export const raisedLimits = Object.fromEntries(allLimits.map(({ name }) => [name, 100_000]));
