import { defineTexts } from "#lib/language";
import { en } from "./devices.en.ts";
import { te } from "./devices.te.ts";

/** The words of the page of devices and password. */
export const useDevicesTexts = defineTexts(en, te);
