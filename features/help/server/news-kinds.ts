import type { NotificationKind } from "#engine/server/feature.ts";

/** Support answered what somebody wrote. */
export const supportAnswered = {
  name: "SUPPORT_ANSWER",
  heading: { en: "Support answered you", te: "సహాయ బృందం జవాబిచ్చింది" },
  title: { en: "Support answers your message", te: "మీ సందేశానికి సహాయ బృందం జవాబిచ్చినప్పుడు" },
  usually: "push",
  isAwaited: true,
} as const satisfies NotificationKind;
