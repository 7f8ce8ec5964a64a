export { notificationsQuery } from "./api.ts";
export { start } from "./live-notifications.ts";
export { readAhead } from "./read-ahead.ts";
export { PushAsk } from "./settings/push-ask.tsx";
