import { PageBody } from "#engine/web/ui/page/page.tsx";
import { WriteRow } from "#features/updates/web";
import { useFeedTitles } from "../titles.ts";
import { HomeStream } from "./home-stream.tsx";
import { NewUpdates } from "./new-updates.tsx";

const streamId = "stream";

/** The stream on a page of its own, with coupons and own orders between. */
export function StreamPage() {
  const { whatsNew } = useFeedTitles();
  return (
    <>
      <NewUpdates streamId={streamId} />
      <PageBody className="stack feed-page">
        <WriteRow />
        <section id={streamId} tabIndex={-1} aria-label={whatsNew}>
          <HomeStream hasCoupons />
        </section>
      </PageBody>
    </>
  );
}
