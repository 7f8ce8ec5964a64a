/** Where uploaded files lie, by the settings. */
export type Store = { readonly kind: "local"; readonly folder: string | null } | S3Store;

export interface S3Store {
  readonly kind: "s3";
  /** Without a slash at its end; the bucket stands in the path. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

/** Keeps bytes under names that we make: letters, digits, `-`, `_` and one ending. */
export interface Storage {
  put(name: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** The names of all that lies there, in no order. */
  list(): AsyncIterable<string>;
  /** Null when nothing lies there. */
  get(name: string): Promise<Uint8Array | null>;
  /** Removing what is not there is no fault, so that it may be repeated. */
  remove(name: string): Promise<void>;
}

export function isStorableName(name: string): boolean {
  return /^[A-Za-z0-9_-]{1,80}\.[a-z0-9]{1,8}$/.test(name);
}

/** @throws Error for a name that could lead elsewhere: names are made by us, so this is a fault. */
export function requireStorableName(name: string): void {
  if (!isStorableName(name)) throw new Error("not a name of the store");
}
