import { route } from "#engine/server/http/route.ts";
import * as contract from "../contract.ts";
import { approveLicence, listRequests, returnLicence } from "./decide-licence.ts";
import { readOwnLicences, sendLicence } from "./own-licences.ts";

export const licencesRoutes = [
  route(contract.readOwnLicences, readOwnLicences),
  route(contract.sendLicence, sendLicence),
  route(contract.listRequests, listRequests),
  route(contract.approveLicence, approveLicence),
  route(contract.returnLicence, returnLicence),
];
