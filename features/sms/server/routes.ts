import { route } from "#engine/server/http/route.ts";
import * as contract from "../contract.ts";
import { listMessages } from "./list-messages.ts";
import { listTemplates } from "./list-templates.ts";
import { takeJsonReport, takeReport } from "./receive-report.ts";
import { saveTemplate } from "./save-template.ts";

export const smsRoutes = [
  route(contract.listSmsTemplates, listTemplates),
  route(contract.saveSmsTemplate, saveTemplate),
  route(contract.listSmsMessages, listMessages),
  route(contract.takeSmsReport, takeReport),
  route(contract.takeSmsReportJson, takeJsonReport),
];
