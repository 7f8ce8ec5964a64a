import { createHash, createHmac } from "node:crypto";
import { mkdtemp, readdir, rename, rm, symlink, writeFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { standingClock } from "../../clock.ts";
import { localStorage } from "./local-storage.ts";
import { signedHeaders } from "./s3-signature.ts";
import { s3Storage } from "./s3-storage.ts";
import type { S3Store, Storage } from "./storage.ts";

const clock = standingClock(new Date("2026-07-14T05:30:00Z"));
const secretKey = "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY";
let folder: string;
let bucket: { server: Server; store: S3Store; kept: Map<string, { bytes: Buffer; type: string }> };
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "santha-store-"));
  bucket = await aBucket();
});
afterAll(async () => {
  bucket.server.close();
  await rm(folder, { recursive: true, force: true });
});

/** A store that speaks S3 as far as it is needed, and works the signature out anew from what came over the wire. */
async function aBucket() {
  const kept = new Map<string, { bytes: Buffer; type: string }>();
  const server = createServer(async (request, response) => {
    const bytes = await buffer(request);
    const isSigned =
      signatureOf(request, bytes) === /Signature=(\w+)$/.exec(request.headers.authorization ?? "")?.[1];
    const path = request.url ?? "";
    if (!isSigned) return void response.writeHead(403).end("SignatureDoesNotMatch");
    if (request.method === "PUT") {
      kept.set(path, { bytes, type: request.headers["content-type"] ?? "" });
      return void response.writeHead(200).end();
    }
    if (request.method === "GET" && path.includes("list-type=2")) {
      return void response.writeHead(200).end(pageOf([...kept.keys()], path));
    }
    const found = kept.get(path);
    if (request.method === "DELETE") {
      kept.delete(path);
      return void response.writeHead(204).end();
    }
    if (!found) return void response.writeHead(404).end("<Error><Code>NoSuchKey</Code></Error>");
    return void response.writeHead(200, { "content-type": found.type }).end(found.bytes);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  const store: S3Store = {
    kind: "s3",
    endpoint: `http://127.0.0.1:${port}`,
    region: "ap-south-1",
    bucket: "santha",
    accessKey: "AKIAIOSFODNN7EXAMPLE",
    secretKey,
  };
  return { server, store, kept };
}

/** One name a page, with a token of signs that have to be escaped. */
function pageOf(paths: readonly string[], asked: string): string {
  const from = new URL(asked, "http://bucket").searchParams.get("continuation-token");
  const at = from === null ? 0 : Number(from.slice("+/=".length));
  const key = paths[at]?.split("/").at(-1) ?? "";
  const more = at + 1 < paths.length;
  const next = more ? `<NextContinuationToken>+/=${at + 1}</NextContinuationToken>` : "";
  return `<ListBucketResult><Contents><Key>${key}</Key></Contents>${next}</ListBucketResult>`;
}

/** The signature as the service works it out, from the specification of Signature Version 4. */
function signatureOf(request: IncomingMessage, body: Buffer): string {
  const hash = (text: Buffer | string) => createHash("sha256").update(text).digest("hex");
  const mac = (key: Buffer | string, text: string) => createHmac("sha256", key).update(text).digest();
  const [, day = "", region = "", names = ""] =
    /Credential=[^/]+\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+)/.exec(
      request.headers.authorization ?? "",
    ) ?? [];
  const headers = names.split(";").map((name) => `${name}:${String(request.headers[name]).trim()}`);
  const [path, query = ""] = (request.url ?? "").split("?");
  const asked = [request.method, path, query, ...headers, "", names, hash(body)].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ["AWS4-HMAC-SHA256", request.headers["x-amz-date"], scope, hash(asked)].join("\n");
  const key = mac(mac(mac(mac(`AWS4${secretKey}`, day), region), "s3"), "aws4_request");
  return mac(key, toSign).toString("hex");
}

async function namesIn(storage: Storage): Promise<string[]> {
  const names: string[] = [];
  for await (const name of storage.list()) names.push(name);
  return names;
}

const stores: [string, () => Storage][] = [
  ["a folder", () => localStorage(join(folder, "files"))],
  ["a bucket", () => s3Storage(bucket.store, clock)],
];

describe.each(stores)("files in %s", (_, open) => {
  const name = "AbCdEfGhIjKlMnOpQrSt_-96.webp";

  it("are read as they were put, replaced, and gone once removed; what is not there is null", async () => {
    const storage = open();
    expect(await storage.get(name)).toBeNull();
    await storage.remove(name);
    await storage.put(name, Buffer.from([1, 2, 3]), "image/webp");
    await storage.put(name, Buffer.from([0, 255, 10, 13]), "image/webp");
    expect([...((await storage.get(name)) ?? [])]).toEqual([0, 255, 10, 13]);
    await storage.remove(name);
    expect(await storage.get(name)).toBeNull();
  });

  it("are listed by their names, over all pages; a place without any lists none", async () => {
    const storage = open();
    const names = ["ListedOne-96.webp", "ListedTwo-96.webp", "ListedThree-96.webp"];
    for (const each of names) await storage.put(each, Buffer.from([1]), "image/webp");
    expect((await namesIn(storage)).toSorted()).toEqual(names.toSorted());
    for (const each of names) await storage.remove(each);
    expect((await namesIn(storage)).filter((each) => names.includes(each))).toEqual([]);
  });

  it("[R46] never lie under a name that leads elsewhere", async () => {
    for (const bad of [
      "../a.webp",
      "a/b.webp",
      "/etc/passwd",
      "a.php.webp",
      "..",
      "",
      "a\u0000.webp",
      "a%2f.webp",
    ]) {
      await expect(open().put(bad, Buffer.from([1]), "image/webp")).rejects.toThrow(/not a name/);
      await expect(open().get(bad)).rejects.toThrow(/not a name/);
      await expect(open().remove(bad)).rejects.toThrow(/not a name/);
    }
  });
});

describe("the local folder", () => {
  it("[R46] follows no link: one that was put there reads as missing and is replaced by a new file", async () => {
    const storage = localStorage(join(folder, "links"));
    const outside = join(folder, "outside.txt");
    await writeFile(outside, "secret");
    await storage.put("linked-1.webp", Buffer.from([7]), "image/webp");
    const path = join(folder, "links", "li", "linked-1.webp");
    await rm(path);
    await symlink(outside, path);
    expect(await storage.get("linked-1.webp")).toBeNull();
    await storage.put("linked-1.webp", Buffer.from([8]), "image/webp");
    expect([...((await storage.get("linked-1.webp")) ?? [])]).toEqual([8]);
    expect((await readdir(join(folder, "links", "li"))).filter((entry) => entry.endsWith(".part"))).toEqual(
      [],
    );
  });
});

describe("half a file that a killed process left in the local folder", () => {
  it("neither hinders the same name nor outlives its removal", async () => {
    const storage = localStorage(join(folder, "killed"));
    const within = join(folder, "killed", "ha");
    await storage.put("half-1.webp", Buffer.from([1, 2]), "image/webp");
    await rename(join(within, "half-1.webp"), join(within, "half-1.webp.part"));
    expect(await storage.get("half-1.webp")).toBeNull();
    await storage.put("half-1.webp", Buffer.from([7, 8, 9]), "image/webp");
    expect([...((await storage.get("half-1.webp")) ?? [])]).toEqual([7, 8, 9]);
    await writeFile(join(within, "half-1.webp.part"), "half");
    await storage.remove("half-1.webp");
    expect(await readdir(within)).toEqual([]);
  });
});

describe("the S3 store", () => {
  it("signs as the published example of AWS does", () => {
    const headers = signedHeaders(
      {
        region: "us-east-1",
        accessKey: "AKIAIOSFODNN7EXAMPLE",
        secretKey: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
      },
      {
        method: "GET",
        url: new URL("https://examplebucket.s3.amazonaws.com/test.txt"),
        headers: { range: "bytes=0-9" },
      },
      new Date("2013-05-24T00:00:00Z"),
    );
    expect(headers["authorization"]).toContain(
      "Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41",
    );
  });

  it("keeps the content type; a wrong key, an empty address and a fault are a service that is away (503)", async () => {
    const storage = s3Storage(bucket.store, clock);
    await storage.put("typed.avif", Buffer.from([1]), "image/avif");
    expect(bucket.kept.get("/santha/typed.avif")?.type).toBe("image/avif");
    const wrong = s3Storage({ ...bucket.store, secretKey: "other" }, clock);
    const away = { refusal: { code: "platform/away", status: 503 } };
    await expect(wrong.put("typed.avif", Buffer.from([1]), "image/avif")).rejects.toMatchObject(away);
    await expect(wrong.get("typed.avif")).rejects.toMatchObject(away);
    const nowhere = s3Storage({ ...bucket.store, endpoint: "http://127.0.0.1:9" }, clock);
    await expect(nowhere.get("typed.avif")).rejects.toMatchObject(away);
  });
});
