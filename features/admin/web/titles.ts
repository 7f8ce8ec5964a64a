import { defineTexts } from "#engine/web/words/language.ts";

/** The words of the admin page in menus and headers. */
export const useAdminTitles = defineTexts({ admin: "Admin" }, { admin: "నిర్వహణ" });
