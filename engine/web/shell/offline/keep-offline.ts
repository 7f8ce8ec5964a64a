import { isSavingData } from "../../data/data-saver.ts";
import { tidyAnswers } from "../../data/query-persister.ts";
import type { Session } from "../../data/session.ts";
import { showMessage } from "../../ui/overlay/snackbar.tsx";
import type { ToWorker } from "../../worker/to-worker.ts";
import { useFrameTexts } from "../frame/frame.texts.ts";
import { watchTyping, whenNothingIsTyped } from "../texts/typed-text.ts";

const lookAgainMs = 3_600_000;
const takesOverWithinMs = 3000;
/** The longest time that a timer knows: the message stays until it is pressed or closed. */
const untilClosedMs = 2 ** 31 - 1;

/**
 * Lets the service worker keep the app on this device, and says when a new version waits; not in development, and not
 * where browsers allow no worker, such as over plain http. Returns what ends the watching.
 */
export function start({ profileKey }: Session): () => void {
  void tidyAnswers(profileKey).catch(() => {});
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  if (!serviceWorker || !import.meta.env.PROD) return () => {};
  const leaving = new AbortController();
  const stopWatchingTyping = watchTyping();
  void keep(serviceWorker, leaving.signal).catch(() => {});
  return () => {
    leaving.abort();
    stopWatchingTyping();
  };
}

async function keep(container: ServiceWorkerContainer, signal: AbortSignal): Promise<void> {
  const registration = await container.register("./service-worker.js");
  watchVersions(container, registration, signal);
  const { active } = await container.ready;
  const paths = performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname);
  tell(active, { kind: "keep", paths: [...new Set(paths)], isAhead: !isSavingData() });
}

const tell = (worker: ServiceWorker | null, message: ToWorker): void => worker?.postMessage(message);

function watchVersions(
  container: ServiceWorkerContainer,
  registration: ServiceWorkerRegistration,
  signal: AbortSignal,
): void {
  // Without a worker so far nothing is replaced: the first one just begins.
  const say = (): void => {
    if (registration.waiting && container.controller && !signal.aborted) sayNewVersion(registration);
  };
  say();
  registration.addEventListener(
    "updatefound",
    () => registration.installing?.addEventListener("statechange", say, { signal }),
    { signal },
  );
  let lookedAt = Date.now();
  const look = (): void => {
    if (document.visibilityState !== "visible" || Date.now() - lookedAt < lookAgainMs) return;
    lookedAt = Date.now();
    registration.update().then(say, () => {});
  };
  document.addEventListener("visibilitychange", look, { signal });
}

/** Never loads the page by itself, and does not offer it while something is being typed. */
function sayNewVersion(registration: ServiceWorkerRegistration): void {
  whenNothingIsTyped(() => {
    const texts = useFrameTexts.now();
    showMessage({
      text: texts.newVersion,
      action: { text: texts.reload, onPress: () => takeNewVersion(registration) },
      stayMs: untilClosedMs,
    });
  });
}

function takeNewVersion(registration: ServiceWorkerRegistration): void {
  const reload = (): void => location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", reload, { once: true });
  tell(registration.waiting, { kind: "take-over" });
  // Another tab may have let it take over already.
  setTimeout(reload, registration.waiting ? takesOverWithinMs : 0);
}
