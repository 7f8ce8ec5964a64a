import { route } from "#engine/server/http/route.ts";
import { validateAdmin as validateAdminEndpoint } from "../contract/admin.ts";
import * as audit from "../contract/audit-log.ts";
import * as jobs from "../contract/jobs.ts";
import * as people from "../contract/people.ts";
import { readStart as readStartEndpoint } from "../contract/start.ts";
import { exportAudit } from "./audit/export-audit.ts";
import { listAudit } from "./audit/list-audit.ts";
import { listAuditActions } from "./audit/list-audit-actions.ts";
import { discardJobs, retryJobs } from "./jobs/change-jobs.ts";
import { listFailedJobs } from "./jobs/list-failed-jobs.ts";
import { giveRole } from "./people/give-role.ts";
import { listPeople } from "./people/list-people.ts";
import { readPerson } from "./people/read-person.ts";
import { takeRole } from "./people/take-role.ts";
import { readStart } from "./start/read-start.ts";
import { validateAdmin } from "./validate-admin.ts";

export const adminRoutes = [
  route(validateAdminEndpoint, validateAdmin),
  route(readStartEndpoint, readStart),
  route(jobs.listFailedJobs, listFailedJobs),
  route(jobs.retryJobs, retryJobs),
  route(jobs.discardJobs, discardJobs),
  route(people.listPeople, listPeople),
  route(people.readPerson, readPerson),
  route(people.giveRole, giveRole),
  route(people.takeRole, takeRole),
  route(audit.listAudit, listAudit),
  route(audit.exportAudit, exportAudit),
  route(audit.listAuditActions, listAuditActions),
];
