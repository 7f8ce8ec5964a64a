export { endMembershipOfSeller } from "./own-team.ts";
