import { route } from "#engine/server/http/route.ts";
import * as contract from "../contract.ts";
import { approveApplication } from "./approve-application.ts";
import { askForMore } from "./ask-for-more.ts";
import { listApplications } from "./list-applications.ts";
import { readApplication } from "./read-application.ts";
import { readOwnApplications } from "./read-own-applications.ts";
import { refuseApplication } from "./refuse-application.ts";
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
