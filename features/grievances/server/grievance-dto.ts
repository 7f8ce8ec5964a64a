import type { Grievance, SupportGrievance } from "../contract.ts";
import type { GrievanceRow } from "./queries.ts";

/** The number by which a grievance is named: `G-000012`. */
export function ticketOf(id: number): string {
  return `G-${String(id).padStart(6, "0")}`;
}

export function grievanceOf(row: GrievanceRow): Grievance {
  return {
    grievanceId: row.id,
    ticket: ticketOf(row.id),
    subject: row.subject,
    orderNumber: row.orderNumber,
    raisedAt: row.raisedAt.getTime(),
    acknowledgeBy: row.acknowledgeBy.getTime(),
    settleBy: row.settleBy.getTime(),
    acknowledgedAt: row.acknowledgedAt?.getTime() ?? null,
    settledAt: row.settledAt?.getTime() ?? null,
    messages: [...row.messages],
  };
}

/** With whose it is, and whether the clock that runs has run out. */
export function supportGrievanceOf(row: GrievanceRow, now: Date): SupportGrievance {
  const due = row.acknowledgedAt === null ? row.acknowledgeBy : row.settleBy;
  return {
    ...grievanceOf(row),
    person: { firstName: row.firstName, mobileNo: row.mobileNo },
    isOverdue: row.settledAt === null && due.getTime() < now.getTime(),
  };
}
