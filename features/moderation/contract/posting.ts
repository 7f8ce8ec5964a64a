/** Codes of every call that puts words before others. */
export const postErrors = {
  "moderation/too-many-posts": 429,
  "moderation/too-many-of-new": 429,
  "moderation/no-links-yet": 422,
  "moderation/paused": 403,
  "moderation/writing-closed": 403,
} as const;
