import { route } from "#engine/server/http/route.ts";
import * as contract from "../contract.ts";
import { acknowledgeGrievance } from "./acknowledge-grievance.ts";
import { addToGrievance } from "./add-to-grievance.ts";
import { answerGrievance } from "./answer-grievance.ts";
import { listForSupport } from "./list-for-support.ts";
import { listGrievances } from "./list-grievances.ts";
import { raiseGrievance } from "./raise-grievance.ts";

export const grievancesRoutes = [
  route(contract.listGrievances, listGrievances),
  route(contract.raiseGrievance, raiseGrievance),
  route(contract.addToGrievance, addToGrievance),
  route(contract.listForSupport, listForSupport),
  route(contract.acknowledgeGrievance, acknowledgeGrievance),
  route(contract.answerGrievance, answerGrievance),
];
