import { useQuery } from "@tanstack/react-query";
import { useSession } from "#engine/web/data/session.ts";
import { unreadQuery } from "./api.ts";

/** How many notifications are not read; undefined while nobody is signed in or it is not known yet. */
export function useUnreadCount(): number | undefined {
  const isSignedIn = useSession() !== null;
  return useQuery({ ...unreadQuery, enabled: isSignedIn }).data;
}
