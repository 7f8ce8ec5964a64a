import { route } from "#engine/server/http/route.ts";
import { validateAdmin as validateAdminEndpoint } from "../contract/admin.ts";
import * as audit from "../contract/audit-log.ts";
import * as people from "../contract/people.ts";
import { listAudit } from "./audit/list-audit.ts";
import { listAuditActions } from "./audit/list-audit-actions.ts";
import { giveRole } from "./people/give-role.ts";
import { listPeople } from "./people/list-people.ts";
import { readPerson } from "./people/read-person.ts";
import { takeRole } from "./people/take-role.ts";
import { validateAdmin } from "./validate-admin.ts";

export const adminRoutes = [
  route(validateAdminEndpoint, validateAdmin),
  route(people.listPeople, listPeople),
  route(people.readPerson, readPerson),
  route(people.giveRole, giveRole),
  route(people.takeRole, takeRole),
  route(audit.listAudit, listAudit),
  route(audit.listAuditActions, listAuditActions),
];
