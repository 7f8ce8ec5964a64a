import type { NotificationKind } from "#engine/server/feature.ts";

/** For the seller who was rated, or whose product was. */
export const reviewWritten: NotificationKind = {
  name: "REVIEW_WRITTEN",
  heading: { en: "New review", te: "కొత్త అభిప్రాయం" },
  title: { en: "A customer rates what you sold", te: "మీరు అమ్మినదానికి కస్టమర్ రేటింగ్ ఇచ్చినప్పుడు" },
  usually: "push",
  role: "seller",
};

/** For the author of a review. */
export const reviewReplied: NotificationKind = {
  name: "REVIEW_REPLIED",
  heading: { en: "Reply to your review", te: "మీ అభిప్రాయానికి జవాబు" },
  title: { en: "A seller replies to your review", te: "మీ అభిప్రాయానికి అమ్మకందారు జవాబు ఇచ్చినప్పుడు" },
  usually: "push",
};
