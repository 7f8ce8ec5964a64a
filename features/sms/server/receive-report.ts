import { createHash, timingSafeEqual } from "node:crypto";
import type { CheckedOf } from "#engine/contract/endpoint.ts";
import type { RequestContext } from "#engine/server/context.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { bookReport } from "#engine/server/outside/sms/sms.queries.ts";
import { valueAt, withoutNumbers } from "#engine/server/outside/sms/sms-gateway.ts";
import type { ReportMapping } from "#engine/server/outside/sms/sms-settings.ts";
import { takeSmsReport as formEndpoint, type takeSmsReportJson as jsonEndpoint } from "../contract.ts";
import { readKey } from "./message-key.ts";

type Query = CheckedOf<typeof formEndpoint>["query"];

/** Books a delivery report that came as a form. */
export async function takeReport(
  context: RequestContext,
  { form, query }: CheckedOf<typeof formEndpoint>,
): Promise<null> {
  return take(context, query, [Object.fromEntries(new URLSearchParams(form))]);
}

/** Books delivery reports that came as JSON. */
export async function takeJsonReport(
  context: RequestContext,
  { body, query }: CheckedOf<typeof jsonEndpoint>,
): Promise<null> {
  return take(context, query, Array.isArray(body) ? body : [body]);
}

async function take(
  context: RequestContext,
  { secret, gateway }: Query,
  reports: readonly object[],
): Promise<null> {
  const { sms } = context.config;
  if (sms.kind !== "gateway" || !isSecret(secret, sms.reportSecret))
    return refuse(formEndpoint, "sms/forged");
  for (const report of reports) await book(context, report, { names: sms.report, gateway });
  return null;
}

/** States in between and messages of others change nothing. */
async function book(
  context: RequestContext,
  report: object,
  { names, gateway }: { readonly names: ReportMapping; readonly gateway: string },
): Promise<void> {
  const status = valueAt(report, names.status)?.toUpperCase() ?? "";
  const isDelivered = names.delivered.includes(status);
  if (!isDelivered && !names.failed.includes(status)) return;
  const key = valueAt(report, names.key);
  const gatewayMessageId = valueAt(report, names.id);
  if (!key && !gatewayMessageId) return;
  const ours = key ? readKey(key) : { messageKey: null, gateway };
  const reason = valueAt(report, names.reason);
  await bookReport(context.database, isDelivered ? "delivered" : "failed", {
    ...ours,
    gatewayMessageId,
    at: context.clock.now(),
    detail: reason ? withoutNumbers(reason) : null,
  });
}

function isSecret(given: string, expected: string | null): boolean {
  if (expected === null) return false;
  const hash = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}
