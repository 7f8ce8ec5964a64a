export { keepHelp as readAhead } from "./api.ts";
export { HelpDialog } from "./help-dialog.tsx";
