export const en = {
  title: "Your shop",
  town: "Town",
  townTe: "Town in Telugu letters",
  townHint: "Buyers see it beside the name of your shop.",
  townTeHint: "Leave it empty if you do not know it: then the Latin name stands.",
  noTelugu: "Not written in Telugu yet",
  change: "Change the town",
  save: "Save",
  cancel: "Cancel",
  saved: "Buyers see the town so from now on.",
  noConnection: "No connection. Please try again.",
};
