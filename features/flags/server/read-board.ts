import type { AnswerOf } from "#engine/contract/endpoint.ts";
import { type FlagName, flagNames, limitNames, limitRanges } from "#engine/contract/flags.ts";
import { closedTexts } from "#engine/server/config/closed-texts.ts";
import { type Changed, readFlagChanges, usualNumber } from "#engine/server/config/flags.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { Reader } from "#engine/server/data/client.ts";
import { readOwnPause } from "#features/moderation/server";
import type { listClosed as closedEndpoint, FlagBoard } from "../contract.ts";

/** What somebody may not do whose writing support has stopped. */
const writing: readonly FlagName[] = ["writing-open", "chats-open"];

/** What is closed now, from what this process knows, and for a caller whose writing is stopped that too. */
export async function listClosed(context: MemberContext): Promise<AnswerOf<typeof closedEndpoint>> {
  const closed = flagNames.filter((name) => !context.flags.isOn(name));
  const pause = await readOwnPause(context);
  const stopped = pause ? writing.filter((name) => !closed.includes(name)) : [];
  return {
    closed: [
      ...closed.map((name) => ({ name, why: closedTexts[name], leadsTo: null })),
      ...stopped.flatMap((name) => (pause ? [{ name, ...pause }] : [])),
    ],
  };
}

/** All flags and limits with who changed each last. */
export function readBoard(context: MemberContext): Promise<FlagBoard> {
  return boardOf(context, context.database);
}

/** The same within a transaction. */
export async function boardOf({ config }: MemberContext, reader: Reader): Promise<FlagBoard> {
  const { flags, limits } = await readFlagChanges(reader);
  const ids = [...flags.values(), ...limits.values()].flatMap(({ by }) => (by === null ? [] : [by]));
  const people = await reader
    .selectFrom("published.profiles as profiles")
    .select(["id", "first_name"])
    .where("id", "in", ids.length === 0 ? [0] : ids)
    .execute();
  const names = new Map(people.map(({ id, first_name }) => [id, first_name]));
  const changeOf = (changed: Changed<unknown> | undefined) =>
    changed
      ? { at: changed.at.getTime(), by: changed.by === null ? null : (names.get(changed.by) ?? null) }
      : null;
  return {
    flags: flagNames.map((name) => {
      const changed = flags.get(name);
      return { name, isOpen: changed?.value ?? true, lastChange: changeOf(changed) };
    }),
    limits: limitNames.map((name) => {
      const [changed, usual] = [limits.get(name), usualNumber(name, config)];
      const value = changed?.value ?? usual;
      return { name, value, usual, ...limitRanges[name], lastChange: changeOf(changed) };
    }),
  };
}
