import { deviceStore } from "./device-store.ts";
import type { UnsentRecord } from "./unsent-record.ts";

/** The changes of each person on this device that are not sent yet, and receipts of those that were. */
export const unsentStore = deviceStore<UnsentRecord>("unsent");
