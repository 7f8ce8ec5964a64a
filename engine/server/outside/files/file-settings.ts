import type { Store } from "./storage.ts";

/** What may be uploaded, and where it is kept. */
export interface FileSettings {
  readonly largestPictureInBytes: number;
  readonly mostFilesPerPerson: number;
  readonly mostBytesPerPerson: number;
  readonly store: Store;
}

/** Their lines in the README and in `.env.example`. */
export const fileSettings = {
  PICTURE_MEGABYTES: "largest upload of one picture, default 5",
  PICTURES_PER_PERSON: "pictures that one person may keep, default 300",
  PICTURE_MEGABYTES_PER_PERSON: "what these pictures may take in the store, default 100",
  FILES_STORE: "local (default): a folder of this machine; s3: a store that speaks S3",
  FILES_FOLDER: "folder of the local store, default: files in the data folder",
  S3_ENDPOINT: "address of the S3 store, for example https://s3.ap-south-1.amazonaws.com",
  S3_REGION: "its region, default us-east-1",
  S3_BUCKET: "its bucket",
  S3_ACCESS_KEY: "its access key",
  S3_SECRET_KEY: "its secret key",
} as const;

/** How the settings are read; a problem is noted and the reading goes on. */
export interface SettingReader {
  text(name: keyof typeof fileSettings): string | null;
  whole(name: keyof typeof fileSettings, fallback: number, least: number, most: number): number;
  problem(line: string): void;
}

const megabyte = 1_000_000;

export function readFileSettings(read: SettingReader): FileSettings {
  return {
    largestPictureInBytes: read.whole("PICTURE_MEGABYTES", 5, 1, 25) * megabyte,
    mostFilesPerPerson: read.whole("PICTURES_PER_PERSON", 300, 1, 1_000_000),
    mostBytesPerPerson: read.whole("PICTURE_MEGABYTES_PER_PERSON", 100, 1, 1_000_000) * megabyte,
    store: storeOf(read),
  };
}

function storeOf(read: SettingReader): Store {
  const kind = read.text("FILES_STORE") ?? "local";
  const local = { kind: "local", folder: read.text("FILES_FOLDER") } as const;
  if (kind === "local") return local;
  if (kind !== "s3") {
    read.problem(`FILES_STORE is "${kind}"; allowed: local, s3`);
    return local;
  }
  const needed = (name: keyof typeof fileSettings): string => {
    const value = read.text(name);
    if (value === null) read.problem(`${name} is needed with FILES_STORE=s3`);
    return value ?? "";
  };
  const endpoint = needed("S3_ENDPOINT");
  if (endpoint !== "" && (!/^https?:/.test(endpoint) || !URL.canParse(endpoint))) {
    read.problem(`S3_ENDPOINT is "${endpoint}"; an http address is needed`);
  }
  return {
    kind: "s3",
    endpoint: endpoint.replace(/\/+$/, ""),
    region: read.text("S3_REGION") ?? "us-east-1",
    bucket: needed("S3_BUCKET"),
    accessKey: needed("S3_ACCESS_KEY"),
    secretKey: needed("S3_SECRET_KEY"),
  };
}
