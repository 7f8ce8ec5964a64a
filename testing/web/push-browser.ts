import { createECDH } from "node:crypto";

/** What the browser's own push machinery was asked, and how its person answers. */
export interface PushMachinery {
  /** How often the person was asked for permission. */
  readonly questions: () => number;
  /** Keys with which subscriptions were made, in order. */
  readonly subscriptions: readonly string[];
  readonly isSubscribed: () => boolean;
  restore(): void;
}

export interface PushWish {
  readonly permission?: NotificationPermission;
  /** What the person answers when asked; granted when left out. */
  readonly answer?: NotificationPermission;
  readonly subscribedWith?: string;
}

/** Gives the tests' browser a service worker with a push service, which it lacks. */
export function withPush({
  permission = "default",
  answer = "granted",
  subscribedWith,
}: PushWish = {}): PushMachinery {
  const state = { permission, questions: 0, made: [] as string[] };
  let current = subscribedWith === undefined ? null : aSubscription(subscribedWith, () => end());
  const end = () => {
    current = null;
  };
  const pushManager = {
    getSubscription: async () => current,
    subscribe: async ({ applicationServerKey }: { readonly applicationServerKey: string }) => {
      state.made.push(applicationServerKey);
      current = aSubscription(applicationServerKey, end);
      return current;
    },
  };
  const registration = { pushManager };
  const serviceWorker = { ready: Promise.resolve(registration), getRegistration: async () => registration };
  const notification = {
    get permission() {
      return state.permission;
    },
    requestPermission: async () => {
      state.questions += 1;
      state.permission = answer;
      return answer;
    },
  };
  const restores = [
    replace(navigator, "serviceWorker", serviceWorker),
    replace(window, "PushManager", class {}),
    replace(window, "Notification", notification),
  ];
  return {
    questions: () => state.questions,
    subscriptions: state.made,
    isSubscribed: () => current !== null,
    restore() {
      for (const restore of restores) restore();
    },
  };
}

function aSubscription(key: string, onEnd: () => void) {
  const own = createECDH("prime256v1");
  const keys = { p256dh: own.generateKeys("base64url"), auth: Buffer.alloc(16, 5).toString("base64url") };
  const endpoint = `https://push.example.com/to/${keys.p256dh.slice(1, 20)}`;
  const bytes = Uint8Array.from(Buffer.from(key, "base64url"));
  return {
    endpoint,
    options: { applicationServerKey: bytes.buffer },
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => {
      onEnd();
      return true;
    },
  };
}

function replace(holder: object, name: string, value: unknown): () => void {
  const former = Object.getOwnPropertyDescriptor(holder, name);
  Object.defineProperty(holder, name, { value, configurable: true, writable: true });
  return () => {
    if (former) Object.defineProperty(holder, name, former);
    else Reflect.deleteProperty(holder, name);
  };
}
