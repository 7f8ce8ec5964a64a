export { HomeStream, NewUpdates } from "./home-parts.tsx";
export { ShareWithAll } from "./share/share-entry.tsx";
export { useFeedTitles } from "./titles.ts";
