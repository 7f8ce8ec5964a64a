import { defineTexts } from "#lib/language";

export const useNotificationsTitles = defineTexts(
  { notifications: "Notifications" },
  { notifications: "నోటిఫికేషన్లు" },
);
