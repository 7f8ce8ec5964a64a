export { keepHelp } from "./help.api.ts";
export { HelpDialog } from "./help-dialog.tsx";
