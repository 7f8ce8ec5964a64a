import { queryOptions } from "@tanstack/react-query";
import { call } from "#engine/web/data/api-client.ts";
import { queryClient } from "#engine/web/data/query-client.ts";
import { listTeams, type OwnTeam, readOwnTeam, type Teams } from "../contract.ts";

/** The teams of the seller for whom the person works. */
export const teamsQuery = queryOptions({
  queryKey: ["teams"],
  queryFn: ({ signal }) => call(listTeams, {}, { signal }),
});

/** Takes the teams as the server has just answered them. */
export function takeTeams(teams: Teams): void {
  queryClient.setQueryData(teamsQuery.queryKey, teams);
}

/** Where the person works and is invited. */
export const ownTeamQuery = queryOptions({
  queryKey: ["own-team"],
  queryFn: ({ signal }) => call(readOwnTeam, {}, { signal }),
});

/** Takes what the server has just answered. */
export function takeOwnTeam(ownTeam: OwnTeam): void {
  queryClient.setQueryData(ownTeamQuery.queryKey, ownTeam);
}
