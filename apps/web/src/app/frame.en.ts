import { plural } from "../lib/language.ts";
import { formatCount } from "../lib/money.ts";

export const en = {
  menu: "Menu",
  help: "Help",
  back: "Back",
  mainNavigation: "Main",
  tabs: "Tabs",
  login: "Login",
  logout: "Log out",
  account: "Account",
  advanced: "Advanced",
  support: "Support phone",
  offline: "You are offline.",
  noAnswer: "Santha does not answer.",
  shownAsOf: (when: string) => `Shown as of ${when}.`,
  waiting: (count: number) =>
    plural("en", count, {
      one: "1 change is not sent yet.",
      other: `${formatCount(count)} changes are not sent yet.`,
    }),
  refused: (count: number) =>
    plural("en", count, {
      one: "1 change was not taken.",
      other: `${formatCount(count)} changes were not taken.`,
    }),
  newVersion: "A new version is ready",
  reload: "Reload",
  signOutFailed: "Could not log out, please try again.",
  signOutOffline: "No connection. Log out when it is back.",
  search: "Search",
  counted: (text: string, count: number) => `${text}, ${formatCount(count)}`,
  dataSaver: "Data saver",
  install: "Install Santha",
  display: "Theme, data saver",
  theme: "Theme",
  light: "Light",
  dark: "Dark",
  device: "As on the device",
};
