import type { AnswerOf } from "#engine/contract/endpoint.ts";
import { request } from "#engine/web/data/api-client.ts";
import { currentLanguage } from "#engine/web/words/language.ts";
import type { readPushKey, subscribeDevice } from "../../contract/push-devices.ts";

/**
 * Whether this browser gets pushes: `unsupported`, it cannot; `refused`, its person said no to the browser; `off`, not
 * asked or switched off; `on`.
 */
export type PushHere = "unsupported" | "refused" | "off" | "on";

const offKey = "santha.push-off";
/** A page that was just opened for the first time is still getting its worker. */
const workerPatienceMs = 10_000;

/** Whether this browser can be pushed to at all; an iPhone only from the home screen. */
export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** Whether the browser has not asked its person yet. */
export function isUnasked(): boolean {
  return canPush() && Notification.permission === "default";
}

export async function readPushHere(): Promise<PushHere> {
  if (!canPush()) return "unsupported";
  if (Notification.permission === "denied") return "refused";
  if (Notification.permission !== "granted" || isSwitchedOff()) return "off";
  return (await subscriptionHere()) ? "on" : "off";
}

/**
 * Makes this browser get the person's pushes, if its permission is there and he has not switched it off: called at every
 * sign-in and start, since subscriptions end without a word. Asks nothing, says nothing, and may fail.
 */
export async function beginPush(profileKey: string): Promise<void> {
  if (!canPush() || Notification.permission !== "granted" || isSwitchedOff()) return;
  try {
    await subscribe(profileKey, await navigator.serviceWorker.ready);
  } catch {
    // Without push the app works on, and the next start tries again.
  }
}

/** Asks for the permission and begins; to be called when the person presses. Throws when it did not work. */
export async function switchOn(profileKey: string): Promise<PushHere> {
  const permission = await Notification.requestPermission();
  if (permission !== "granted") return permission === "denied" ? "refused" : "off";
  keepSwitchedOff(false);
  await subscribe(profileKey, await workerSoon());
  return "on";
}

/** Ends pushes to this browser; `deviceId` is its id on the server, where it has one. Throws what `request` throws. */
export async function switchOff(deviceId: number | undefined): Promise<void> {
  if (deviceId !== undefined)
    await request({ method: "DELETE", path: `/v2/notifications/devices/${deviceId}` });
  keepSwitchedOff(true);
  await leavePush();
}

/** Drops the subscription, so that what is still on its way for the person who leaves is shown to nobody. */
export async function leavePush(): Promise<void> {
  try {
    const subscription = canPush() ? await subscriptionHere() : undefined;
    await subscription?.unsubscribe();
  } catch {
    // The server sends nothing to a session that has ended.
  }
}

async function subscriptionHere(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? undefined;
}

async function subscribe(profileKey: string, { pushManager }: ServiceWorkerRegistration): Promise<void> {
  const key = { method: "GET", path: "/v2/push/key" } as const;
  const { publicKey } = await request<AnswerOf<typeof readPushKey>>(key);
  let subscription = await pushManager.getSubscription();
  // Made under other keys of the server: nothing that it sends would be taken.
  if (subscription && keyOf(subscription) !== publicKey) {
    await subscription.unsubscribe();
    subscription = null;
  }
  subscription ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  const { endpoint, keys } = subscription.toJSON();
  await request<AnswerOf<typeof subscribeDevice>>({
    method: "POST",
    path: "/v2/notifications/devices",
    body: { profileKey, endpoint, keys, language: currentLanguage() },
  });
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

async function workerSoon(): Promise<ServiceWorkerRegistration> {
  const tooLate = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error("no service worker")), workerPatienceMs),
  );
  return Promise.race([navigator.serviceWorker.ready, tooLate]);
}

function isSwitchedOff(): boolean {
  try {
    return localStorage.getItem(offKey) !== null;
  } catch {
    return false;
  }
}

function keepSwitchedOff(isOff: boolean): void {
  try {
    if (isOff) localStorage.setItem(offKey, "true");
    else localStorage.removeItem(offKey);
  } catch {
    // Where nothing can be kept the next start asks for the subscription again.
  }
}
