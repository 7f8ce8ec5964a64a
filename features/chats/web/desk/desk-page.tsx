import { getRouteApi } from "@tanstack/react-router";
import { ForRole } from "#engine/web/ui/page/for-role.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { useLiveChats } from "../use-live-chats.ts";
import { useDeskTexts } from "./desk.texts.ts";
import { Queue } from "./queue.tsx";

const route = getRouteApi("/app/admin/support/chats");

/** Customers' chats, for support. */
export function ChatDeskPage() {
  useLiveChats();
  const texts = useDeskTexts();
  const { show = "all" } = route.useSearch();
  return (
    <PageBody>
      <ForRole who="support" title={texts.forSupport}>
        <Queue show={show} />
      </ForRole>
    </PageBody>
  );
}
