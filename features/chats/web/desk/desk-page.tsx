import { ForRole } from "#engine/web/ui/page/for-role.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { useLiveChats } from "../use-live-chats.ts";
import { useDeskTexts } from "./desk.texts.ts";
import { Queue } from "./queue.tsx";

/** Customers' chats, for support. */
export function ChatDeskPage() {
  useLiveChats();
  const texts = useDeskTexts();
  return (
    <PageBody className="stack">
      <ForRole who="support" title={texts.forSupport}>
        <Queue />
      </ForRole>
    </PageBody>
  );
}
