import { defineTexts } from "#engine/web/words/language.ts";

export const useUpdatesTitles = defineTexts(
  {
    updates: "Updates",
    one: "Update",
    scheduled: "Scheduled updates",
  },
  {
    updates: "అప్‌డేట్‌లు",
    one: "అప్‌డేట్",
    scheduled: "తర్వాత వెళ్లే అప్‌డేట్‌లు",
  },
);
