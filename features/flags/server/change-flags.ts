import type { CheckedOf } from "#engine/contract/endpoint.ts";
import { limitRanges } from "#engine/contract/flags.ts";
import {
  usualNumber,
  turnFlag as writeFlag,
  changeLimit as writeLimit,
} from "#engine/server/config/flags.ts";
import type { MemberContext } from "#engine/server/context.ts";
import { type AuditEntry, audit } from "#engine/server/data/audit.ts";
import type { Transaction } from "#engine/server/data/client.ts";
import { inTransaction } from "#engine/server/data/transaction.ts";
import { refuse } from "#engine/server/http/answers/errors.ts";
import { type FlagBoard, changeLimit as limitEndpoint, turnFlag as turnEndpoint } from "../contract.ts";
import { boardOf } from "./read-board.ts";

const auditedAs = {
  opened: "flags/opened",
  closed: "flags/closed",
  limit: "flags/limit-changed",
} as const;

/** Opens or closes something; of two admins who do the same at once one is told that it is so already. */
export function turnFlag(
  context: MemberContext,
  { params: { name }, body: { isOpen, reason } }: CheckedOf<typeof turnEndpoint>,
): Promise<FlagBoard> {
  return change(context, async (transaction) => {
    const turn = { name, isOn: isOpen, at: context.clock.now(), by: context.actor.profileId };
    if (!(await writeFlag(transaction, turn))) return refuse(turnEndpoint, "flags/so-already");
    return { action: isOpen ? auditedAs.opened : auditedAs.closed, subject: name, detail: { reason } };
  });
}

/** Changes a number, if it still is the one that the admin has seen. */
export function changeLimit(
  context: MemberContext,
  { params: { name }, body: { value, seen, reason } }: CheckedOf<typeof limitEndpoint>,
): Promise<FlagBoard> {
  const { least, most } = limitRanges[name];
  if (value < least || value > most)
    return refuse(limitEndpoint, "flags/out-of-range", {
      values: { least, most },
      fields: { value: "flags/out-of-range" },
    });
  if (value === seen) return refuse(limitEndpoint, "flags/so-already");
  return change(context, async (transaction) => {
    const by = { at: context.clock.now(), by: context.actor.profileId };
    const usual = usualNumber(name, context.config);
    if (!(await writeLimit(transaction, { name, value, seen, usual, ...by })))
      return refuse(limitEndpoint, "flags/changed-meanwhile");
    const detail = { before: String(seen), after: String(value), reason };
    return { action: auditedAs.limit, subject: name, detail };
  });
}

/** Writes a change with its line in the log; other processes hear of it when it is committed, this one knows it then. */
async function change(
  context: MemberContext,
  write: (transaction: Transaction) => Promise<AuditEntry>,
): Promise<FlagBoard> {
  const board = await inTransaction(context, async (transaction) => {
    await audit(context, transaction, await write(transaction));
    await context.signals.send(transaction, "flags");
    return boardOf(context, transaction);
  });
  await context.flags.reload();
  return board;
}
