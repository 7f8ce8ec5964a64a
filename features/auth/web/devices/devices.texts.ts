import { defineTexts } from "#engine/web/words/language.ts";
import { en } from "./devices.en.ts";
import { te } from "./devices.te.ts";

/** The words of the page of devices and password. */
export const useDevicesTexts = defineTexts(en, te);
