import { isRetriable } from "#engine/server/data/transaction.ts";
import { isDatabaseAway } from "#engine/server/http/answers/answers.ts";
import { AppError } from "#engine/server/http/answers/errors.ts";

/** Whether what went wrong with an order is told with it; else it holds for the whole call, as a deadlock does. */
export function isOfOneOrder(error: unknown): boolean {
  if (error instanceof AppError) return !error.refusal.code.startsWith("platform/");
  return !isRetriable(error) && !isDatabaseAway(error);
}
