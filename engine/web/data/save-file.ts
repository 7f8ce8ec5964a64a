import { patiently, personHeaders, refusalOf } from "./api-client.ts";

/** A file that the server made for the person. */
interface MadeFile {
  readonly bytes: Blob;
  readonly name: string;
}

/** Fetches a file of a call that gives one and saves it under the server's name; throws like `call`. */
export async function saveFile(path: string): Promise<void> {
  const { bytes, name } = await fetchFile(path);
  const address = URL.createObjectURL(bytes);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file when the press is over; some take it a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

function fetchFile(path: string): Promise<MadeFile> {
  return patiently({ method: "GET" }, async ({ signal, extend }) => {
    const response = await fetch(path, { headers: personHeaders(), credentials: "same-origin", signal });
    extend();
    if (!response.ok) throw refusalOf(response.status, await response.json().catch(() => ({})));
    const name = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1];
    return { bytes: await response.blob(), name: name ?? "document" };
  });
}
