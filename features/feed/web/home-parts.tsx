import { lazyPart } from "#engine/web/ui/page/lazy-part.tsx";
import { LoadingStream } from "./stream/loading-stream.tsx";

/** The home stream, fetched below what home shows first. */
export const HomeStream = lazyPart(async () => (await import("./stream/home-stream.tsx")).HomeStream, {
  waiting: <LoadingStream />,
});

/** The banner of new updates; the page does without it. */
export const NewUpdates = lazyPart(async () => (await import("./stream/new-updates.tsx")).NewUpdates, {
  isQuiet: true,
});
