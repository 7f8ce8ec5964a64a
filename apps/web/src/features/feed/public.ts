export { useFeedTitles } from "./feed.titles.ts";
export { HomeStream, NewUpdates } from "./home-parts.tsx";
export { ShareWithAll } from "./share-entry.tsx";
