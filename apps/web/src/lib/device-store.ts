/** What is kept on this device for a person: answers that were seen, and changes that are not sent yet. */
type StoreName = "answers" | "unsent";

interface StoredRecord {
  readonly owner: string;
  readonly key: string;
  readonly value: unknown;
}

/**
 * A store of records by person (profileKey) and key, in the browser's database. Where that is closed or missing the
 * records live as long as the page. Writing rejects when the device is full.
 */
export interface DeviceStore<Value> {
  read(owner: string, key: string): Promise<Value | undefined>;
  /** All records of a person by key. */
  list(owner: string): Promise<readonly (readonly [key: string, value: Value])[]>;
  /** Written and taken away together: either all of it is done or nothing. */
  write(owner: string, key: string, value: Value, inPlaceOf?: readonly string[]): Promise<void>;
  remove(owner: string, key: string): Promise<void>;
  /** Removes everybody's records; with an owner, those of everybody else. */
  clear(except?: string): Promise<void>;
}

const databaseName = "santha";
const storeNames: readonly StoreName[] = ["answers", "unsent"];
const inPage = new Map<StoreName, Map<string, StoredRecord>>();
let opening: Promise<IDBDatabase | null> | undefined;

/** The store of that name. */
export function deviceStore<Value>(name: StoreName): DeviceStore<Value> {
  return {
    async read(owner, key) {
      const record = await ask<StoredRecord | undefined>(name, "readonly", (store) =>
        store.get([owner, key]),
      );
      return (record ? record : pageRecords(name).get(pageKey(owner, key)))?.value as Value | undefined;
    },
    async list(owner) {
      const range = () => IDBKeyRange.bound([owner], [owner, []]);
      const kept = await ask<StoredRecord[]>(name, "readonly", (store) => store.getAll(range()));
      const records = kept ?? [...pageRecords(name).values()].filter((record) => record.owner === owner);
      return records.map(({ key, value }) => [key, value as Value] as const);
    },
    async write(owner, key, value, inPlaceOf = []) {
      const record = { owner, key, value };
      const done = await ask<IDBValidKey>(name, "readwrite", (store) => {
        for (const former of inPlaceOf) store.delete([owner, former]);
        return store.put(record);
      });
      if (done !== undefined) return;
      for (const former of inPlaceOf) pageRecords(name).delete(pageKey(owner, former));
      pageRecords(name).set(pageKey(owner, key), record);
    },
    async remove(owner, key) {
      pageRecords(name).delete(pageKey(owner, key));
      await ask<undefined>(name, "readwrite", (store) => store.delete([owner, key]));
    },
    async clear(except) {
      for (const [key, { owner }] of pageRecords(name)) if (owner !== except) pageRecords(name).delete(key);
      if (except === undefined) {
        await ask<undefined>(name, "readwrite", (store) => store.clear());
        return;
      }
      const keys = (await ask<IDBValidKey[]>(name, "readonly", (store) => store.getAllKeys())) ?? [];
      for (const key of keys as [string, string][])
        if (key[0] !== except) await ask<undefined>(name, "readwrite", (store) => store.delete(key));
    },
  };
}

const pageKey = (owner: string, key: string): string => `${owner} ${key}`;

function pageRecords(name: StoreName): Map<string, StoredRecord> {
  const known = inPage.get(name) ?? new Map<string, StoredRecord>();
  inPage.set(name, known);
  return known;
}

/** Asks the database once; undefined where there is none. */
async function ask<Answer>(
  name: StoreName,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer | undefined> {
  const database = await open();
  if (!database) return undefined;
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(name, mode);
    const request = work(transaction.objectStore(name));
    // Written is what the transaction has written; a full device says so only then.
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? new Error("the device did not keep it"));
  });
}

function open(): Promise<IDBDatabase | null> {
  opening ??= openOnce().catch(() => null);
  return opening;
}

function openOnce(): Promise<IDBDatabase | null> {
  if (typeof indexedDB === "undefined") return Promise.resolve(null);
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => {
      for (const name of storeNames) request.result.createObjectStore(name, { keyPath: ["owner", "key"] });
    };
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const database = request.result;
      // The browser took it away, or another tab brings a new form of it: it is opened again when needed next.
      const forget = (): void => {
        database.close();
        opening = undefined;
      };
      database.onclose = forget;
      database.onversionchange = forget;
      resolve(database);
    };
  });
}
