import type { ErrorTexts } from "#engine/server/http/answers/errors.ts";
import type { FieldTexts } from "#engine/server/http/answers/field-texts.ts";

/** The sentences for each code that a call of teams names. */
export const teamsErrors = {
  "teams/team-not-found": { en: "This team is no longer there.", te: "ఈ బృందం ఇప్పుడు లేదు." },
  "teams/member-not-found": { en: "This member is no longer there.", te: "ఈ సభ్యులు ఇప్పుడు లేరు." },
  "teams/name-taken": {
    en: "You already have a team with this name.",
    te: "ఈ పేరుతో మీకు ఇప్పటికే ఒక బృందం ఉంది.",
  },
  "teams/too-many-teams": { en: "You can have {most} teams at most.", te: "గరిష్ఠంగా {most} బృందాలు ఉండవచ్చు." },
  "teams/too-many-members": {
    en: "A team can have {most} members at most.",
    te: "బృందంలో గరిష్ఠంగా {most} మంది ఉండవచ్చు.",
  },
  "teams/not-empty": {
    en: "Remove the members and invitations of this team first.",
    te: "ముందుగా ఈ బృందంలోని సభ్యులను, ఆహ్వానాలను తీసేయండి.",
  },
  "teams/changed": {
    en: "This was changed in the meantime. Check it and save again.",
    te: "ఈలోగా ఇది మారింది. చూసి మళ్లీ సేవ్ చేయండి.",
  },
  "teams/own-number": { en: "Enter another person's number.", te: "వేరే వ్యక్తి నంబర్ ఇవ్వండి." },
  "teams/already-invited": {
    en: "This number is already in one of your teams.",
    te: "ఈ నంబర్ ఇప్పటికే మీ బృందాల్లో ఒకదానిలో ఉంది.",
  },
  "teams/invitation-not-found": {
    en: "This invitation is no longer open.",
    te: "ఈ ఆహ్వానం ఇప్పుడు లేదు.",
  },
  "teams/already-member": {
    en: "You already work for a seller. Leave that team first.",
    te: "మీరు ఇప్పటికే ఒక అమ్మకందారు దగ్గర పని చేస్తున్నారు. ముందు ఆ బృందాన్ని వదలండి.",
  },
  "teams/sells-already": {
    en: "You sell yourself, so you cannot join another seller's team.",
    te: "మీరే అమ్మకందారు కాబట్టి వేరే అమ్మకందారు బృందంలో చేరలేరు.",
  },
} as const satisfies ErrorTexts;

export const teamsFields: FieldTexts = {
  name: { en: "Enter a name (1–60 characters).", te: "పేరు రాయండి: 1 నుండి 60 అక్షరాలు." },
  targetInPaise: {
    en: "Enter the month's target in whole rupees, or nothing.",
    te: "నెల లక్ష్యాన్ని పూర్తి రూపాయల్లో రాయండి, లేదా ఖాళీగా ఉంచండి.",
  },
  mobileNo: { en: "Enter a 10-digit mobile number.", te: "10 అంకెల మొబైల్ నంబర్ ఇవ్వండి." },
  roles: { en: "Choose at least one.", te: "కనీసం ఒకటి ఎంచుకోండి." },
};
