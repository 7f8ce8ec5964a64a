type Listener = () => void;

function channel(): { readonly on: (listener: Listener) => () => void; readonly emit: () => void } {
  const listeners = new Set<Listener>();
  return {
    on(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    emit() {
      for (const listener of listeners) listener();
    },
  };
}

const forEveryone = channel();
const own = channel();

/** Calls the listener each time something for everyone is new on the server, and when that may have been missed. Returns what ends it. */
export const onNewsForEveryone = forEveryone.on;

/** Lets whoever shows things for everyone look again. */
export const emitBroadcast = forEveryone.emit;

/** The same for what is the person's own, such as chats. */
export const onOwnNews = own.on;

/** Makes pages that show the person's own things read again. */
export const emitOwnNews = own.emit;
