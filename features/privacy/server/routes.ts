import { route } from "#engine/server/http/route.ts";
import * as contract from "../contract/privacy.ts";
import { askForPerson, carryOut, listRequests, refuseErasure } from "./desk/desk.ts";
import { readExport } from "./export/read-export.ts";
import { askForErasure, askForExport, readOwnPrivacy, takeBackErasure } from "./own-requests.ts";

export const privacyRoutes = [
  route(contract.readOwnPrivacy, readOwnPrivacy),
  route(contract.askForExport, askForExport),
  route(contract.readExport, readExport),
  route(contract.askForErasure, askForErasure),
  route(contract.takeBackErasure, takeBackErasure),
  route(contract.listRequests, listRequests),
  route(contract.askForPerson, askForPerson),
  route(contract.carryOut, carryOut),
  route(contract.refuseErasure, refuseErasure),
];
