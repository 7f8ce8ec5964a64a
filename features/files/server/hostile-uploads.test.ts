import { readdir } from "node:fs/promises";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { routesOf } from "#engine/server/app.ts";
import { drawMeasured, type MeasuredDrawing } from "#testing/files/draw-measured.ts";
import { memoryBombs, polyglots, stowaways } from "#testing/files/hostile-pictures.ts";
import { aPhonePhoto, aPhotoWithBrightnessMap } from "#testing/files/phone-photo.ts";
import { aPhoto, gzipBomb, manyFrames, pngBomb, pngWithTextBomb, zipFile } from "#testing/files/pictures.ts";
import { requestOf, type TestApp, testApp } from "#testing/process/app.ts";
import { aPerson, type TestPerson } from "#testing/shop/people.ts";
import { uploadPicture } from "../contract/files.ts";
import { type DrawnPicture, drawPicture } from "./draw-picture.ts";

let app: TestApp;
let person: TestPerson;
beforeAll(async () => {
  app = await testApp();
  person = await aPerson(app);
});
afterAll(() => app.close());

interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly field: string | undefined;
}

async function send(picture: Uint8Array, headers: Record<string, string> = {}): Promise<Refusal> {
  const request = requestOf(uploadPicture, { picture }, { as: person.cookie, headers });
  const answer = await app.app.inject(request);
  const { code, fields } = answer.json<{ code: string; fields?: { picture?: string } }>();
  return { status: answer.statusCode, code, field: fields?.picture };
}

const stored = () => app.platform.database.selectFrom("files").select("file_key").execute();

/** Growth of this process while the work runs, at its highest. */
async function growthInMegabytes(work: () => Promise<unknown>): Promise<number> {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let highest = before;
  const watch = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage().rss);
  }, 5);
  try {
    await work();
  } finally {
    clearInterval(watch);
  }
  return (Math.max(highest, process.memoryUsage().rss) - before) / 1e6;
}

const svg = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>${" ".repeat(99)}`,
);
const page = Buffer.from("<html><script>alert(document.cookie)</script></html>");

describe("what is no picture", () => {
  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ["an SVG", () => svg],
    ["a page", () => Buffer.concat([page, Buffer.alloc(99, 32)])],
    ["a zip archive", () => zipFile],
    ["a gzip bomb", () => gzipBomb(300_000_000)],
    ["a GIF of 40,000 frames", () => manyFrames(40_000)],
    ["a picture with a zip archive behind it", async () => Buffer.concat([await aPhoto(), zipFile])],
    ["a PNG with a page behind it", async () => Buffer.concat([await aPhoto({ format: "png" }), page])],
    ["a WebP with a page behind it", async () => Buffer.concat([await aPhoto({ format: "webp" }), page])],
    ["a page with a picture behind it", async () => Buffer.concat([page, await aPhoto()])],
    ["the head of a picture and nothing else", async () => (await aPhoto()).subarray(0, 40)],
    [
      "the head of a JPEG before other bytes",
      () => Buffer.concat([Buffer.from("ffd8ffe0", "hex"), zipFile, Buffer.from("ffd9", "hex")]),
    ],
    [
      "an AVIF",
      () =>
        sharp(Buffer.alloc(64 * 64 * 3), { raw: { width: 64, height: 64, channels: 3 } })
          .avif()
          .toBuffer(),
    ],
    ["a link's target", () => Buffer.from("../../../../etc/passwd".padEnd(99, "\0"))],
    ["nothing", () => Buffer.alloc(0)],
  ])("[R46] %s is refused under every listed content type, in memory that stays bounded", async (_, make) => {
    const bytes = await make();
    const before = await stored();
    const answers: Refusal[] = [];
    const growth = await growthInMegabytes(async () => {
      for (const type of ["image/jpeg", "image/png", "image/webp"]) {
        answers.push(await send(bytes, { "content-type": type }));
      }
    });
    for (const { status, code, field } of answers) {
      expect([status, code]).toEqual([422, "files/not-a-picture"]);
      expect(field).toMatch(/not a photo/);
    }
    expect(growth).toBeLessThan(150);
    expect(await stored()).toEqual(before);
  });

  it("[R46] a picture of 30,000 × 30,000 pixels in 50 kB is refused by its head, decoding nothing", async () => {
    const bomb = pngBomb(30_000, 30_000);
    expect(bomb.byteLength).toBeLessThan(50_000);
    let answer: Refusal | undefined;
    const growth = await growthInMegabytes(async () => {
      answer = await send(bomb, { "content-type": "image/png" });
    });
    expect(answer).toMatchObject({ status: 422, code: "files/too-many-pixels" });
    expect(answer?.field).toContain("25 megapixels");
    expect(growth).toBeLessThan(150);
  });

  it.each([
    [1, 24_000_000],
    [24_000_000, 1],
  ])(
    "[R46] a picture of %d × %d pixels, few in all but endless to draw, is refused by its head",
    async (width, height) => {
      const bomb = pngBomb(width, height);
      const began = performance.now();
      const answer = await send(bomb, { "content-type": "image/png" });
      expect(answer).toMatchObject({ status: 422, code: "files/too-many-pixels" });
      expect(answer.field).toContain("more than 16,000 on a side");
      expect(performance.now() - began).toBeLessThan(1000);
    },
  );

  it("[R46] a moving picture is refused, however it is wrapped", async () => {
    const frames = Array.from({ length: 30 }, (_, at) => Buffer.alloc(32 * 32 * 3, at * 8));
    const moving = await sharp(Buffer.concat(frames), {
      raw: { width: 32, height: 32 * 30, channels: 3, pageHeight: 32 },
    })
      .webp({ loop: 0 })
      .toBuffer();
    expect(await send(moving, { "content-type": "image/webp" })).toMatchObject({
      status: 422,
      code: "files/moving-picture",
    });
  });
});

describe("what is more than a picture", () => {
  it("[R46] a picture that is also an archive, a page, a script or a document is refused", async () => {
    const files = await polyglots();
    const answers = await Promise.all(
      files.map(async ([name, bytes]) => [name, (await send(bytes)).code] as const),
    );
    expect(answers).toEqual(files.map(([name]) => [name, "files/not-a-picture"]));
    const drawings = await drawMeasured(files.map(([, bytes]) => bytes));
    expect(Math.max(...drawings.map(({ extraBytes }) => extraBytes))).toBeLessThan(150_000_000);
  });

  it("[R46] of a picture with data that nothing opens only the pixels go on, in bounded memory and time", async () => {
    const files: [string, Uint8Array][] = [
      ...(await stowaways()),
      ["a comment of 200 MB", pngWithTextBomb()],
    ];
    const drawings = await drawMeasured(files.map(([, bytes]) => bytes));
    for (const [at, { outcome, extraBytes, milliseconds }] of drawings.entries()) {
      const [name, bytes] = files[at] ?? ["", Buffer.alloc(0)];
      expect([name, outcome]).toEqual([name, "drawn"]);
      expect(extraBytes, name).toBeLessThan(150_000_000);
      expect(milliseconds, name).toBeLessThan(1000);
      const { files: kept } = (await drawPicture(bytes)) as DrawnPicture;
      for (const file of kept) expect(Buffer.from(file.bytes).includes("script"), name).toBe(false);
    }
  });

  it("[R46] what is made to fill the memory is refused by its head, in less than 150 MB of a process of its own", async () => {
    const files = await memoryBombs();
    const drawings = await drawMeasured(files.map(([, bytes]) => bytes));
    for (const [at, [name, bytes, refusal]] of files.entries()) {
      const { outcome, extraBytes, milliseconds } = drawings[at] as MeasuredDrawing;
      expect([name, outcome]).toEqual([name, refusal]);
      expect(extraBytes, name).toBeLessThan(150_000_000);
      expect(milliseconds, name).toBeLessThan(1000);
      expect([name, (await send(bytes)).code]).toEqual([name, refusal]);
    }
  });

  it("[R46] what cameras and browsers save is drawn, in less than 150 MB: a phone's photo of 12 megapixels, progressive, interlaced, 16 bits", async () => {
    const flat = { width: 4000, height: 3000, channels: 4, background: "#7a9c" } as const;
    const picture = () => sharp({ create: flat });
    const files = [
      await aPhonePhoto(),
      await aPhotoWithBrightnessMap(),
      await picture().jpeg({ progressive: true }).toBuffer(),
      await picture().png({ progressive: true }).toBuffer(),
      await picture().toColourspace("rgb16").png().toBuffer(),
      await picture().webp({ lossless: true, effort: 0 }).toBuffer(),
      await picture().withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    ];
    const drawings = await drawMeasured(files);
    expect(drawings.map(({ outcome }) => outcome)).toEqual(files.map(() => "drawn"));
    for (const { extraBytes } of drawings) expect(extraBytes).toBeLessThan(150_000_000);
    const [photo] = files;
    expect(photo?.includes("SEFT")).toBe(true);
    expect((await send(photo ?? Buffer.alloc(0))).status).toBe(201);
  });
});

describe("what is too large", () => {
  it("[R46][PROF-002] one byte over the limit is refused with the limit in words; the last byte below it is read", async () => {
    const { largestPictureInBytes } = app.platform.config.files;
    const over = await send(Buffer.alloc(largestPictureInBytes + 1, 1));
    expect(over).toMatchObject({ status: 413, code: "platform/picture-too-large" });
    expect(over.field).toBe("This picture is larger than 5 MB. Please choose a smaller one.");
    const telugu = await send(Buffer.alloc(largestPictureInBytes + 1, 1), { "accept-language": "te" });
    expect(telugu.field).toBe("ఈ ఫోటో 5 MB కంటే పెద్దది. చిన్న ఫోటో ఎంచుకోండి.");
    expect((await send(Buffer.alloc(largestPictureInBytes, 1))).code).toBe("files/not-a-picture");
  });

  it("[R46] a compressed body is refused unread, here and where JSON is taken only up to its limit", async () => {
    const bomb = gzipBomb(100_000_000);
    const answer = await send(bomb, { "content-encoding": "gzip" });
    expect(answer).toMatchObject({ status: 415, code: "platform/not-a-picture" });
    const json = await app.app.inject({
      method: "POST",
      url: "/v2/auth/sign-in",
      headers: { "content-type": "application/json", "content-encoding": "gzip" },
      payload: bomb,
    });
    expect(json.statusCode).toBeGreaterThanOrEqual(400);
    expect(json.statusCode).toBeLessThan(500);
  });
});

describe("names, types and addresses", () => {
  it.each([
    "image/svg+xml",
    "image/gif",
    "image/jpeg; charset=utf-8",
    "image/jpeg\t",
    "image/jpeg, image/png",
    "IMAGE/JPEG2000",
    "application/octet-stream",
    "multipart/form-data; boundary=x",
    "application/json",
    "text/html",
  ])("[R39][R46] the content type %j is answered 415 and read by nobody", async (type) => {
    expect(await send(await aPhoto(), { "content-type": type })).toMatchObject({ status: 415 });
  });

  it("[R39] a picture's content type opens no other call", async () => {
    const answer = await app.app.inject({
      method: "POST",
      url: "/v2/auth/sign-in",
      headers: { "content-type": "image/jpeg" },
      payload: await aPhoto(),
    });
    expect(answer.statusCode).toBe(415);
  });

  it("[R46] a file's own name is never used: double endings and paths change nothing of where it lies", async () => {
    for (const name of [
      "photo.php.jpg",
      "../../app.ts",
      "..\\..\\evil.jpg",
      "/etc/cron.d/x",
      "a\u0000.jpg",
    ]) {
      const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(name)}`;
      expect((await send(await aPhoto(), { "content-disposition": disposition })).status).toBe(201);
    }
    const { store } = app.platform.config.files;
    const folder = store.kind === "local" ? (store.folder ?? "") : "";
    const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name);
    expect(names.filter((name) => !/^[\w-]{22}-\d+\.(avif|webp)$/.test(name))).toEqual([]);
  });

  it("[R46] no path leads out of the store: every spelling is a missing picture", async () => {
    const key = "a".repeat(22);
    for (const name of [
      "../../package.json",
      "..%2f..%2fpackage.json",
      `${key}-96.webp%00.js`,
      `${key}-97.webp`,
      "..",
      `${key}-96.php`,
    ]) {
      const answer = await app.app.inject({
        url: `/v2/files/pictures/${name}`,
        headers: { cookie: person.cookie },
      });
      expect([name, answer.statusCode]).toEqual([name, 404]);
    }
  });

  it("[R47] no call of the house takes an address to fetch from", () => {
    const fields = routesOf(app.platform).flatMap(({ endpoint }) =>
      [endpoint.params, endpoint.query, endpoint.body].flatMap((schema) => namesWithin(schema)),
    );
    expect(fields).toContain("mobileNo");
    expect(fields.filter((field) => /ur[il]$|href|link$|webhook|callback/i.test(field))).toEqual([]);
  });
});

/** Names of all fields of a shape, also of shapes inside. */
function namesWithin(schema: unknown): string[] {
  const shape = (schema as { shape?: Record<string, unknown> } | undefined)?.shape ?? {};
  return Object.entries(shape).flatMap(([name, inner]) => [name, ...namesWithin(inner)]);
}
