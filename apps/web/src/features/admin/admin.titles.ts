import { defineTexts } from "#lib/language";

/** The words of the admin page in menus and headers. */
export const useAdminTitles = defineTexts({ admin: "Admin" }, { admin: "నిర్వహణ" });
