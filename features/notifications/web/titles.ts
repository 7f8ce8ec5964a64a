import { defineTexts } from "#engine/web/words/language.ts";

export const useNotificationsTitles = defineTexts(
  { notifications: "Notifications", settings: "Notification settings" },
  { notifications: "నోటిఫికేషన్లు", settings: "నోటిఫికేషన్ సెట్టింగ్‌లు" },
);
