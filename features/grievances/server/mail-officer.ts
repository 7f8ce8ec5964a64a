import { formatDateTime } from "#engine/contract/date-text.ts";
import { listen } from "#engine/server/jobs/events.ts";
import { grievanceRaised } from "./events.ts";
import { ticketOf } from "./grievance-dto.ts";
import { lockGrievance } from "./queries.ts";

/** The grievance officer learns by e-mail that one was raised, and until when it is due; who raised it stands in the app. */
export const mailOfficer = listen(
  grievanceRaised,
  "grievances/mail-officer",
  async ({ config, mails }, transaction, { grievanceId }) => {
    const officer = config.operator.grievanceOfficer;
    const row = officer && (await lockGrievance(transaction, grievanceId));
    if (!row) return;
    const ticket = ticketOf(grievanceId);
    const desk = `${config.publicUrl ?? ""}/#/app/admin/support/grievances`;
    const [acknowledgeBy, settleBy] = [row.acknowledgeBy.getTime(), row.settleBy.getTime()];
    await mails.send(transaction, {
      key: `grievances/${grievanceId}/raised`,
      kind: "grievances/raised",
      to: officer.email,
      subject: `Santha: grievance ${ticket} / ఫిర్యాదు ${ticket}`,
      body: [
        `Grievance ${ticket} was raised.`,
        `Acknowledge it by ${formatDateTime(acknowledgeBy, "en")}, settle it by ${formatDateTime(settleBy, "en")}.`,
        desk,
        "",
        `ఫిర్యాదు ${ticket} వచ్చింది.`,
        `${formatDateTime(acknowledgeBy, "te")} లోపు స్వీకరించినట్టు తెలపండి, ${formatDateTime(settleBy, "te")} లోపు పరిష్కరించండి.`,
      ].join("\n"),
    });
  },
);
