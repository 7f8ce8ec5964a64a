import type { PushText } from "#features/notifications/contract/push-devices.ts";

declare const self: ServiceWorkerGlobalScope;

/** What stands with a shown message until it is pressed. */
type Kept = Pick<PushText, "timestamp" | "leadsTo">;

/**
 * Shows what the server says. Browsers ask that something is shown for every push, so one that cannot be read leads to
 * the list of all. Sent twice, the second takes the place of the first.
 */
export async function showPush(data: PushMessageData | null): Promise<void> {
  const { title, body, language, timestamp, leadsTo } = textIn(data);
  const kept: Kept = { timestamp, leadsTo };
  await self.registration.showNotification(title, {
    body,
    lang: language,
    tag: `told-${timestamp}`,
    icon: "/install/icon-192.png",
    data: kept,
  });
}

function textIn(data: PushMessageData | null): PushText {
  try {
    const said = data?.json() as PushText | undefined;
    if (said && typeof said.title === "string" && said.leadsTo.startsWith("/")) return said;
  } catch {
    // Not ours, or of another version.
  }
  return { timestamp: 0, title: "Santha", body: "", language: "en", leadsTo: "/app/notifications" };
}

/** A pressed message leads to what it is about, in the window that is open already, and counts as read. */
export async function openPush(notification: Notification): Promise<void> {
  notification.close();
  const { timestamp, leadsTo } = notification.data as Kept;
  await Promise.all([show(leadsTo), markRead(timestamp)]);
}

async function show(leadsTo: string): Promise<void> {
  const address = new URL(`/#${leadsTo}`, self.location.origin).href;
  // The one that was used last comes first. Documents and pages of the server are no windows of the app.
  const windows = await self.clients.matchAll({ type: "window" });
  const open = windows.find(({ url }) => new URL(url).pathname === "/");
  try {
    if (!open) throw new Error("no window");
    const shown = await open.navigate(address);
    await (shown ?? open).focus();
  } catch {
    await self.clients.openWindow(address);
  }
}

async function markRead(timestamp: number): Promise<void> {
  // Without a connection it stays new, which harms nobody.
  await fetch(`/v2/notifications/${timestamp}/read`, { method: "POST" }).catch(() => {});
}
