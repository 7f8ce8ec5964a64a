/** Codes of every call that puts words before others. */
export const postErrors = {
  "moderation/too-many-posts": 429,
  "moderation/too-many-of-new": 429,
  "moderation/no-links-yet": 422,
  "moderation/paused": 403,
  "moderation/writing-closed": 403,
} as const;

/** What one person may put before others in an hour: updates, replies, questions, answers, shares, first messages. */
export const mostPostsAnHour = 30;
/** An account is new for so many days. Until then it may post this often a day, without links. */
export const newForDays = 3;
export const mostPostsOfNew = 5;
