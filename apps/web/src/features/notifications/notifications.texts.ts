import { defineTexts } from "#lib/language";
import { en } from "./notifications.en.ts";
import { te } from "./notifications.te.ts";

export const useNotificationsTexts = defineTexts(en, te);
