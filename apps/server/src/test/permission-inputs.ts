import { accountInputs } from "./account-inputs.ts";
import { deskInputs } from "./desk-inputs.ts";
import { feedInputs } from "./feed-inputs.ts";
import { type MakeInput, nothing } from "./inputs.ts";
import { notificationInputs } from "./notification-inputs.ts";
import { orderInputs } from "./order-inputs.ts";
import { requestInputs } from "./request-inputs.ts";
import { shoppingInputs } from "./shopping-inputs.ts";
import { supportInputs } from "./support-inputs.ts";

/** What is sent to each call, by its name; several where a call has several forms. */
export const permissionInputs: Readonly<Record<string, MakeInput>> = {
  ...accountInputs,
  ...deskInputs,
  ...feedInputs,
  ...notificationInputs,
  ...orderInputs,
  ...requestInputs,
  ...shoppingInputs,
  ...supportInputs,
  "dev/read-clock": nothing,
  "dev/move-clock": () => [{ body: { offsetInMilliseconds: 0 } }],
  "dev/read-outbox": nothing,
};
