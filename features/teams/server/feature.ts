import { defineFeature } from "#engine/server/feature.ts";
import { teamsErrors, teamsFields } from "./errors.ts";
import { teamsHelp } from "./help.ts";
import { teamsListeners } from "./listeners.ts";
import { teamsRoutes } from "./routes.ts";
import { teamInvitation, teamNews, teamSmsKinds } from "./tell-people.ts";

/** What Teams declares to the server. */
export const teamsFeature = defineFeature({
  name: "teams",
  routes: teamsRoutes,
  errors: teamsErrors,
  fields: teamsFields,
  listeners: teamsListeners,
  jobs: [],
  notifications: [teamInvitation, teamNews],
  smsKinds: teamSmsKinds,
  help: teamsHelp,
  audited: {
    "teams/team-created": { en: "Made a sales team", te: "అమ్మకాల బృందం తయారు చేశారు" },
    "teams/team-changed": { en: "Changed a sales team", te: "అమ్మకాల బృందాన్ని మార్చారు" },
    "teams/team-deleted": { en: "Deleted a sales team", te: "అమ్మకాల బృందాన్ని తొలగించారు" },
    "teams/member-invited": { en: "Invited somebody to a sales team", te: "ఒకరిని అమ్మకాల బృందంలోకి పిలిచారు" },
    "teams/member-changed": { en: "Changed what a team member may do", te: "బృంద సభ్యుల పనులు మార్చారు" },
    "teams/member-removed": { en: "Removed somebody from a sales team", te: "ఒకరిని అమ్మకాల బృందం నుండి తీసేశారు" },
    "teams/invitation-accepted": { en: "Joined a sales team", te: "అమ్మకాల బృందంలో చేరారు" },
    "teams/invitation-declined": {
      en: "Declined an invitation to a sales team",
      te: "అమ్మకాల బృందంలోకి ఆహ్వానాన్ని తిరస్కరించారు",
    },
    "teams/member-left": { en: "Left a sales team", te: "అమ్మకాల బృందాన్ని వదిలారు" },
  },
  privacy: {
    teams: { person: "seller_profile_id", onExport: "included", onErasure: "deleted" },
    team_members: {
      person: ["profile_id", { mobile: "mobile_no" }],
      onExport: "included",
      onErasure: "deleted",
    },
  },
  demo: "none: sellers make their own",
});
