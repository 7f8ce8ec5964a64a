import { patiently, personHeaders, refusalOf } from "./api-client.ts";

/** A file that the server made for the person. */
interface MadeFile {
  readonly bytes: Blob;
  readonly name: string;
}

/** What is sent with a call that is a POST. */
interface Sent {
  readonly body: object;
}

/**
 * Fetches a file of a call that gives one, a POST where something is sent, and saves it under the server's name; throws
 * like `call`.
 */
export async function saveFile(path: string, sent?: Sent): Promise<void> {
  const { bytes, name } = await fetchFile(path, sent);
  const address = URL.createObjectURL(bytes);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file when the press is over; some take it a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

function fetchFile(path: string, sent: Sent | undefined): Promise<MadeFile> {
  const method = sent ? "POST" : "GET";
  return patiently({ method }, async ({ signal, extend }) => {
    const headers = { ...personHeaders(), ...(sent && { "content-type": "application/json" }) };
    const body = sent && { body: JSON.stringify(sent.body) };
    const response = await fetch(path, { method, headers, credentials: "same-origin", signal, ...body });
    extend();
    if (!response.ok) throw refusalOf(response.status, await response.json().catch(() => ({})));
    const name = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "")?.[1];
    return { bytes: await response.blob(), name: name ?? "document" };
  });
}
