import { isSavingData } from "../../data/data-saver.ts";

/** Whether links fetch their page when a finger moves towards them: not on a device that saves data. */
export const preloadNow = (): "intent" | false => (isSavingData() ? false : "intent");
