import { X } from "lucide-react";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { onSessionReplaced } from "../lib/session.ts";
import { IconButton } from "./icon-button.tsx";
import { keepClear } from "./snackbar-place.ts";
import { useWords } from "./words.texts.ts";

/** A message at the bottom edge. `action` is one thing to do about it. */
export interface Message {
  readonly text: string;
  readonly action?: { readonly text: string; readonly onPress: () => void };
  /** How long it stays, in milliseconds; 5000 when left out. */
  readonly stayMs?: number;
  /** What it tells of: on the page of that there is nothing left to say. */
  readonly about?: "cart";
}

const defaultStayMs = 5000;
const listeners = new Set<() => void>();
let shown: Message | undefined;

function put(message: Message | undefined): void {
  shown = message;
  for (const listener of listeners) listener();
}

// What was said to one person is not shown to the next, nor on the page of sign-in.
onSessionReplaced(() => put(undefined));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows a message for 5 seconds; a newer one takes its place. */
export function showMessage(message: Message | string): void {
  put(typeof message === "string" ? { text: message } : { ...message });
}

/** Takes away what is said of something, once the page of it is open. */
export function endMessages(about: Message["about"]): void {
  if (shown && shown.about === about) put(undefined);
}

/**
 * Where messages appear: above tabs or dock, below the header where they would lie on sums or the main act; also above
 * an open dialog. Stands once, in the shell.
 */
export function SnackbarHost() {
  const words = useWords();
  const message = useSyncExternalStore(subscribe, () => shown);
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!message) return;
    host.current?.showPopover?.();
    const leave = host.current ? keepClear(host.current) : undefined;
    const timer = setTimeout(() => put(undefined), message.stayMs ?? defaultStayMs);
    return () => {
      clearTimeout(timer);
      leave?.();
      if (host.current?.isConnected) host.current.hidePopover?.();
    };
  }, [message]);
  return (
    <div ref={host} popover="manual" className="snack-host" role="status">
      {message && (
        <div className="snack">
          <span>{message.text}</span>
          {message.action && (
            <button
              type="button"
              className="act"
              onClick={() => {
                put(undefined);
                message.action?.onPress();
              }}
            >
              {message.action.text}
            </button>
          )}
          <IconButton name={words.close} shape={X} size="row" onClick={() => put(undefined)} />
        </div>
      )}
    </div>
  );
}
