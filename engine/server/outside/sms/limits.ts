import { namedLimits } from "../../http/limits/limits.ts";

/** How many text messages one number gets, whatever causes them. */
export const smsLimits = namedLimits({
  /**
   * Text messages to one number. Each purpose has its own limit, so none uses up another. The sign-in limit is
   * higher than what strangers and the user's own device may request together, so their limits apply first.
   */
  "sms sign-in by number, hour": { hits: 25, windowInMinutes: 60 },
  "sms consent by number, hour": { hits: 6, windowInMinutes: 60 },
  "sms consent by number, day": { hits: 15, windowInMinutes: 1440 },
  "sms delivery by number, hour": { hits: 8, windowInMinutes: 60 },
  "sms news by number, hour": { hits: 30, windowInMinutes: 60 },
});
