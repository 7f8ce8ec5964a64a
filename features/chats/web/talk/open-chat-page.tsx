import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Navigate } from "@tanstack/react-router";
import { Answer } from "#engine/web/ui/page/answer.tsx";
import { PageBody } from "#engine/web/ui/page/page.tsx";
import { chatWithQuery } from "../api.ts";

const route = getRouteApi("/app/chats/with/$profileKey");

/** Opens the chat with a person and leads there. */
export function OpenChatPage() {
  const { profileKey } = route.useParams();
  return (
    <PageBody>
      <Answer to={useQuery(chatWithQuery(profileKey))}>
        {({ chatKey }) => <Navigate to="/app/chats/$chatKey" params={{ chatKey }} search={{}} replace />}
      </Answer>
    </PageBody>
  );
}
