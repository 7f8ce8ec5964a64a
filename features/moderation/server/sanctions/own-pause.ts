import { formatDateTime } from "#engine/contract/date-text.ts";
import type { MemberContext } from "#engine/server/context.ts";
import type { PersonText } from "#engine/server/http/answers/errors.ts";
import { findWriter } from "./pauses.queries.ts";

/** Until when, as people read it. */
export function untilText(endsAt: Date): PersonText {
  return {
    en: formatDateTime(endsAt.getTime(), "en"),
    te: formatDateTime(endsAt.getTime(), "te"),
  };
}

/** Why the caller may not write before others now, as his pages say it before he types; null: he may. */
export async function readOwnPause({ actor, database, clock }: MemberContext): Promise<{
  readonly why: PersonText;
  readonly leadsTo: string;
} | null> {
  const writer = await findWriter(database, { profileId: actor.profileId, now: clock.now() });
  if (!writer || writer.caseId === null) return null;
  return { why: whyOf(writer.endsAt), leadsTo: `/app/moderation/${writer.caseId}` };
}

function whyOf(endsAt: Date | null): PersonText {
  if (endsAt === null)
    return {
      en: "Your writing here is closed. Buying and orders go on as before. Read why.",
      te: "మీరు ఇక ఇక్కడ రాయలేరు. కొనడం, ఆర్డర్లు ఎప్పటిలాగే ఉంటాయి. కారణం చదవండి.",
    };
  const until = untilText(endsAt);
  return {
    en: `You cannot write here until ${until.en}. Buying and orders go on as before. Read why.`,
    te: `${until.te} వరకు మీరు ఇక్కడ రాయలేరు. కొనడం, ఆర్డర్లు ఎప్పటిలాగే ఉంటాయి. కారణం చదవండి.`,
  };
}
