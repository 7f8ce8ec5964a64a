import { plural } from "../../words/language.ts";
import { formatCount } from "../../words/money.ts";

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
  noAnswer: "Santha is not responding.",
  shownAsOf: (when: string) => `Last updated ${when}.`,
  waiting: (count: number) =>
    plural("en", count, {
      one: "1 change waiting to be sent.",
      other: `${formatCount(count)} changes waiting to be sent.`,
    }),
  refused: (count: number) =>
    plural("en", count, {
      one: "1 change was not accepted.",
      other: `${formatCount(count)} changes were not accepted.`,
    }),
  newVersion: "A new version is ready",
  reload: "Reload",
  signOutFailed: "Could not log out. Please try again.",
  signOutOffline: "No connection. Log out when you are online again.",
  search: "Search",
  counted: (text: string, count: number) => `${text}, ${formatCount(count)}`,
  dataSaver: "Data saver",
  install: "Install Santha",
  display: "Theme, data saver",
  theme: "Theme",
  light: "Light",
  dark: "Dark",
  device: "Same as device",
};
