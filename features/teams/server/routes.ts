import { route } from "#engine/server/http/route.ts";
import * as contract from "../contract.ts";
import { changeMember, inviteMember, removeMember } from "./change-members.ts";
import { changeTeam, createTeam, deleteTeam } from "./change-teams.ts";
import { listTeams } from "./list-teams.ts";
import { answerInvitation, leaveTeam, readOwnTeam } from "./own-team.ts";

export const teamsRoutes = [
  route(contract.listTeams, listTeams),
  route(contract.createTeam, createTeam),
  route(contract.changeTeam, changeTeam),
  route(contract.deleteTeam, deleteTeam),
  route(contract.inviteMember, inviteMember),
  route(contract.changeMember, changeMember),
  route(contract.removeMember, removeMember),
  route(contract.readOwnTeam, readOwnTeam),
  route(contract.answerInvitation, answerInvitation),
  route(contract.leaveTeam, leaveTeam),
];
