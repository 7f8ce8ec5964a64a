import { type AppError, platformRefusal } from "../answers/errors.ts";
import { waitText } from "../wait-text.ts";

/** The refusal of a try too many, with the time to wait: in words, in the answer and as `Retry-After`. */
export function tooMany(leftInSeconds: number): AppError {
  const retryAfterInSeconds = Math.max(1, Math.ceil(leftInSeconds));
  return platformRefusal("platform/too-many", {
    values: { wait: waitText(retryAfterInSeconds) },
    data: { retryAfterInSeconds },
    retryAfterInSeconds,
  });
}
