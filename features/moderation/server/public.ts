/** What people write, kept good: owners of words count posts, hand reports in and hide what `wordsDecided` says. */
export { wordsDecided } from "./events.ts";
export { holdListed, type Written } from "./holding/hold-words.ts";
export { hasListedWord } from "./holding/listed-words.ts";
export { countPost, type Post } from "./posting/count-post.ts";
export { type Reported, report } from "./reporting/report.ts";
export { readOwnPause } from "./sanctions/own-pause.ts";
