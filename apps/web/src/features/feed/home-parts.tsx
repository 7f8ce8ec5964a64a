import { lazyPart } from "#ui/lazy-part";
import { lazySection } from "#ui/lazy-section";
import { LoadingStream } from "./loading-stream.tsx";

/** The home stream, fetched below what home shows first. */
export const HomeStream = lazySection(
  async () => (await import("./home-stream.tsx")).HomeStream,
  <LoadingStream />,
);

/** The banner of new updates; the page does without it. */
export const NewUpdates = lazyPart(async () => (await import("./new-updates.tsx")).NewUpdates, {
  isQuiet: true,
});
