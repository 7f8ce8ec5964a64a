import { createStore, delMany, entries, get, keys, set, update } from "idb-keyval";

/** Records by person (profileKey) and name, in a database of the browser. Every call rejects where it is closed or full. */
export interface DeviceStore<Value> {
  read(owner: string, name: string): Promise<Value | undefined>;
  /** All records of a person by name. */
  list(owner: string): Promise<readonly (readonly [name: string, value: Value])[]>;
  write(owner: string, name: string, value: Value): Promise<void>;
  /** Reads and writes in one transaction: no other tab comes in between. */
  change(owner: string, name: string, edit: (before: Value | undefined) => Value): Promise<void>;
  remove(owner: string, names: readonly string[]): Promise<void>;
  /** Removes everybody's records; with an owner, those of everybody else. */
  clear(except?: string): Promise<void>;
}

type Key = [owner: string, name: string];

/** The store of that name; the database is opened when it is used first. */
export function deviceStore<Value>(storeName: string): DeviceStore<Value> {
  const store = createStore(`santha-${storeName}`, storeName);
  return {
    read: (owner, name) => get<Value>([owner, name], store),
    async list(owner) {
      const all = await entries<Key, Value>(store);
      return all.filter(([[of]]) => of === owner).map(([[, name], value]) => [name, value] as const);
    },
    write: (owner, name, value) => set([owner, name], value, store),
    change: (owner, name, edit) => update<Value>([owner, name], edit, store),
    remove: (owner, names) =>
      delMany(
        names.map((name) => [owner, name]),
        store,
      ),
    async clear(except) {
      const all = await keys<Key>(store);
      await delMany(
        all.filter(([owner]) => owner !== except),
        store,
      );
    },
  };
}
