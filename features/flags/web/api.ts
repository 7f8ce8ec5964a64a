import { queryOptions } from "@tanstack/react-query";
import type { FlagName } from "#engine/contract/flags.ts";
import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { changeLimit, type FlagBoard, type Limit, listClosed, readBoard, turnFlag } from "../contract.ts";

/** What is closed for now. */
export const closedQuery = queryOptions({
  queryKey: ["flags", "closed"],
  queryFn: ({ signal }) => call(listClosed, {}, { signal }),
});

/** All flags and limits, for the admin. */
export const boardQuery = queryOptions({
  queryKey: ["flags", "board"],
  queryFn: ({ signal }) => call(readBoard, {}, { signal }),
  staleTime: 0,
});

/** Opens or closes something. */
export function sendTurn(name: FlagName, isOpen: boolean, reason: string): Promise<FlagBoard> {
  return taken(call(turnFlag, { params: { name }, body: { isOpen, reason } }));
}

/** Changes a number that was seen. */
export function sendLimit({ name, value: seen }: Limit, value: number, reason: string): Promise<FlagBoard> {
  return taken(call(changeLimit, { params: { name }, body: { value, seen, reason } }));
}

/** Shows the answer at once; after a refusal all is read again. */
async function taken(sending: Promise<FlagBoard>): Promise<FlagBoard> {
  try {
    const board = await sending;
    queryClient.setQueryData(boardQuery.queryKey, board);
    void queryClient.invalidateQueries({ queryKey: closedQuery.queryKey });
    return board;
  } catch (error) {
    void queryClient.invalidateQueries({ queryKey: boardQuery.queryKey });
    throw error;
  }
}
