export { notificationsQuery } from "./notifications.api.ts";
export { PushAsk } from "./push-ask.tsx";
export { start } from "./stay-told.ts";
