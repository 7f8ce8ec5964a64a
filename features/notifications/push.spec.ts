import { expect, type Page, test, type Worker } from "@playwright/test";
import { address } from "../../e2e/support/address.ts";
import { lendNotifications } from "../../e2e/support/lent-notifications.ts";
import { signInAs } from "../../e2e/support/people.ts";

const buyer = "9000000104";

/** What these journeys use of the worker's own world. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly Notification: { readonly permission: string };
  readonly NotificationEvent: new (type: string, init: { readonly notification: Notification }) => Event;
  readonly ExtendableEvent: new (type: string) => Event;
  dispatchEvent(event: Event): boolean;
}

/** Hands the service worker a push as the browser does once it has decrypted it. */
async function deliver(page: Page, text: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [registration] = registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  const registrationId = await registered;
  await session.send("ServiceWorker.deliverPushMessage", { origin: address, registrationId, data: text });
}

async function openWithWorker(page: Page): Promise<Worker> {
  await page.context().grantPermissions(["notifications"], { origin: address });
  await signInAs(page, buyer);
  await page.goto("/#/app/home");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error("no service worker");
  await lendNotifications(worker);
  return worker;
}

const shown = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = globalThis as unknown as WorkerScope;
    const all = await registration.getNotifications();
    return all.map(({ title, body, lang, tag }) => ({ title, body, lang, tag }));
  });

test("a push is shown in its language, once however often it comes, and pressed it leads to its subject in the open window and counts as read", async ({
  page,
  context,
}) => {
  const worker = await openWithWorker(page);
  const text = { timestamp: 7, title: "ఆర్డర్ నమోదైంది", body: "#41", language: "te", leadsTo: "/app/coupons" };
  await deliver(page, JSON.stringify(text));
  // The second one says a little more, so that it is seen when it has come.
  await deliver(page, JSON.stringify({ ...text, body: "#41 · 2" }));
  await expect
    .poll(() => shown(worker))
    .toEqual([{ title: text.title, body: "#41 · 2", lang: "te", tag: "told-7" }]);
  const read = context.waitForEvent("request", (request) =>
    request.url().endsWith("/v2/notifications/7/read"),
  );
  await worker.evaluate(async () => {
    const scope = globalThis as unknown as WorkerScope;
    const [notification] = await scope.registration.getNotifications();
    // A lent notification is none of the browser's own, which alone make its event.
    const pressed =
      scope.Notification.permission === "granted" && notification
        ? new scope.NotificationEvent("notificationclick", { notification })
        : Object.assign(new scope.ExtendableEvent("notificationclick"), { notification });
    scope.dispatchEvent(pressed);
  });
  await expect(page).toHaveURL(/#\/app\/coupons$/);
  expect((await read).method()).toBe("POST");
  await expect.poll(() => shown(worker)).toEqual([]);
  expect(context.pages()).toHaveLength(1);
});

test("a push that cannot be read leads to the list of all notifications", async ({ page }) => {
  const worker = await openWithWorker(page);
  await deliver(page, "of another version");
  await expect.poll(() => shown(worker)).toEqual([{ title: "Santha", body: "", lang: "en", tag: "told-0" }]);
});
