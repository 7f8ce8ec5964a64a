import { X } from "lucide-react";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { onSessionReplaced } from "../../data/session.ts";
import { IconButton } from "../icon-button.tsx";
import { useWords } from "../words.texts.ts";
import { onOverlays, openOverlays, topOverlay } from "./open-overlays.ts";
import { keepClear } from "./snackbar-place.ts";

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
/** How many dialogs the message lies above: those that were open when it was said. */
let dialogsBelow = 0;

function put(message: Message | undefined): void {
  shown = message;
  dialogsBelow = openOverlays();
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

onOverlays(() => {
  dialogsBelow = Math.min(dialogsBelow, openOverlays());
  tell();
});

/** The message, unless a dialog that was opened after it lies above it. */
const readable = (): Message | undefined => (openOverlays() > dialogsBelow ? undefined : shown);

// What was said to one person is not shown to the next, nor on the page of sign-in.
onSessionReplaced(() => put(undefined));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Shows a message for 5 seconds; a newer one takes its place. Under a dialog that opens later it waits, and has its
 * whole time once nothing lies above it.
 */
export function showMessage(message: Message | string): void {
  put(typeof message === "string" ? { text: message } : { ...message });
}

/** Takes away what is said of something, once the page of it is open. */
export function endMessages(about: Message["about"]): void {
  if (shown && shown.about === about) put(undefined);
}

/**
 * Where messages appear: above tabs or dock, below the header where they would lie on sums or the main act; within the
 * topmost dialog, since nothing outside of it can be pressed or is heard. Stands once, in the shell.
 */
export function SnackbarHost() {
  const message = useSyncExternalStore(subscribe, readable);
  const dialog = useSyncExternalStore(subscribe, topOverlay);
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => put(undefined), message.stayMs ?? defaultStayMs);
    return () => clearTimeout(timer);
  }, [message]);
  const host = <Host message={message} />;
  return dialog ? createPortal(host, dialog) : host;
}

function Host({ message }: { readonly message: Message | undefined }) {
  const words = useWords();
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = host.current;
    // With a dialog that has just closed the host goes too; the next one shows the message.
    if (!message || !place?.isConnected) return;
    place.showPopover?.();
    const leave = keepClear(place);
    return () => {
      leave();
      if (place.isConnected) place.hidePopover?.();
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
