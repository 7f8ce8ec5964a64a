import { tellLanguage } from "#features/profiles/web";

/**
 * The account of whoever is signed in follows the language that he chooses here; signing in alone changes neither. The
 * service worker keeps this part by its name, so that a choice made without a network waits on the phone.
 */
export function tellAccount(): void {
  void tellLanguage();
}
