import { route } from "#engine/server/http/route.ts";
import * as contract from "../contract/applications.ts";
import { approveApplication } from "./desk/approve-application.ts";
import { askForMore } from "./desk/ask-for-more.ts";
import { listApplications } from "./desk/list-applications.ts";
import { readApplication } from "./desk/read-application.ts";
import { refuseApplication } from "./desk/refuse-application.ts";
import { readOwnApplications } from "./read-own-applications.ts";
import { saveDraft } from "./save-draft.ts";
import { sendApplication } from "./send-application.ts";
import { withdrawApplication } from "./withdraw-application.ts";

export const applicationsRoutes = [
  route(contract.readOwnApplications, readOwnApplications),
  route(contract.saveDraft, saveDraft),
  route(contract.sendApplication, sendApplication),
  route(contract.withdrawApplication, withdrawApplication),
  route(contract.listApplications, listApplications),
  route(contract.readApplication, readApplication),
  route(contract.approveApplication, approveApplication),
  route(contract.askForMore, askForMore),
  route(contract.refuseApplication, refuseApplication),
];
