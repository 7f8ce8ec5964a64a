import type { Worker } from "@playwright/test";

/** What a browser without notifications does not have, as far as the service worker uses it. */
interface LentScope {
  readonly Notification: { readonly permission: string };
  readonly registration: {
    showNotification(title: string, options: { readonly tag?: string }): Promise<void>;
    getNotifications(): Promise<readonly unknown[]>;
  };
}

/** A headless shell grants no notifications and has none: there the worker gets a list that keeps one a tag. */
export function lendNotifications(worker: Worker): Promise<void> {
  return worker.evaluate(() => {
    const { Notification, registration } = globalThis as unknown as LentScope;
    if (Notification.permission === "granted") return;
    const shown = new Map<string, object>();
    registration.showNotification = async (title, { tag = "", ...options }) => {
      shown.set(tag, { title, tag, ...options, close: () => shown.delete(tag) });
    };
    registration.getNotifications = async () => [...shown.values()];
  });
}
