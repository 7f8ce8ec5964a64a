import type { AnswerOf, CheckedOf } from "#engine/contract/endpoint.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { fillText, refuse } from "#engine/server/http/answers/errors.ts";
import { saveDraft as endpoint } from "../contract/applications.ts";
import type { ApplicationFacts } from "../contract/facts.ts";
import { factsOf, ownOf } from "./applications-dto.ts";
import { faultsOf } from "./check-facts.ts";
import { applicationsErrors } from "./errors.ts";
import { measureOf } from "./measure.ts";
import { type ApplicationRow, insertDraft, lockOpen, selectMoves, updateFacts } from "./queries.ts";
import { takeScans } from "./scans.ts";

/** The open application of a person, begun now where there is none: a save costs no number. */
async function openOrBegun(
  transaction: Transaction,
  begun: Parameters<typeof insertDraft>[1],
): Promise<ApplicationRow | undefined> {
  const { profileId, kind } = begun;
  const open = await lockOpen(transaction, profileId, kind);
  if (open) return open;
  await insertDraft(transaction, begun);
  return lockOpen(transaction, profileId, kind);
}

function onlyOf(facts: ApplicationFacts, names: readonly string[]): Partial<ApplicationFacts> {
  return Object.fromEntries(Object.entries(facts).filter(([name]) => names.includes(name)));
}

/** Keeps what the caller has typed, right or wrong, and says what is not in order yet. */
export async function saveDraft(
  context: MemberContext,
  { params: { kind }, body: { changed, ...typed } }: CheckedOf<typeof endpoint>,
): Promise<AnswerOf<typeof endpoint>> {
  const { profileId, roles } = context.actor;
  if (roles.includes(kind)) return refuse(endpoint, "applications/has-role");
  return inTransaction(context, async (transaction) => {
    const at = context.clock.now();
    const row = await openOrBegun(transaction, { profileId, kind, at });
    if (!row) return refuse(endpoint, "applications/sent");
    const wish = changed ? { ...factsOf(row), ...onlyOf(typed, changed) } : typed;
    const taken = await takeScans(context, transaction, row, wish);
    if (!(await updateFacts(transaction, row.id, taken.facts, at)))
      return refuse(endpoint, "applications/sent");
    const measure = await measureOf(context, transaction, row, taken.facts);
    const faults = { ...faultsOf(kind, taken.facts, measure), ...taken.faults };
    const moves = await selectMoves(transaction, [row.id]);
    return {
      application: ownOf({ ...row, facts: taken.facts, savedAt: at }, moves),
      faults: Object.fromEntries(
        Object.entries(faults).map(([fact, code]) => [
          fact,
          fillText(applicationsErrors[code], context.language),
        ]),
      ),
    };
  });
}
