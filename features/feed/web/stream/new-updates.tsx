import "../feed.css";
import { useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { showMessage } from "#engine/web/ui/overlay/snackbar.tsx";
import { streamQuery, takeNews } from "../api.ts";
import { useFeedTexts } from "../words.ts";
import { useNews } from "./use-news.ts";

/**
 * The banner of new updates by others. It lies over the page and moves nothing; pressed, the new ones stand at the
 * top of the stream, the stream comes into view, and the banner is gone.
 */
export function NewUpdates({ streamId }: { readonly streamId: string }) {
  const texts = useFeedTexts();
  const stream = useInfiniteQuery({ ...streamQuery, enabled: false });
  const count = useNews(stream.data?.pages[0]?.newest);
  const taking = useMutation({
    mutationFn: takeNews,
    onSuccess() {
      const stream = document.getElementById(streamId);
      stream?.scrollIntoView({ block: "start" });
      // The banner goes with the focus on it: the keyboard and readers go on where the new ones are.
      stream?.focus({ preventScroll: true });
    },
    onError: () => showMessage(texts.newsNotCome),
  });
  return (
    <div className="newbar-place" role="status">
      {count > 0 && (
        <button
          type="button"
          className="newbar"
          aria-busy={taking.isPending || undefined}
          onClick={() => taking.isPending || taking.mutate()}
        >
          <span className="sunna" aria-hidden="true" />
          {texts.newUpdates(count)}
        </button>
      )}
    </div>
  );
}
