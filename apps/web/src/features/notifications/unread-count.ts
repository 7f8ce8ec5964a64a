import { useQuery } from "@tanstack/react-query";
import { useSession } from "#lib/session";
import { unreadQuery } from "./notifications.api.ts";

/** How many notifications are not read; undefined while nobody is signed in or it is not known yet. */
export function useUnreadCount(): number | undefined {
  const isSignedIn = useSession() !== null;
  return useQuery({ ...unreadQuery, enabled: isSignedIn }).data;
}
