import { expect, test } from "vitest";
import { pictureOf, pictureSources, pictureUrl, sourcesOf } from "./picture-url.ts";

const key = "AbCdEfGhIjKlMnOp-_1234";

test("The address of a picture names key, size and format, and is read back", () => {
  expect(pictureUrl(key)).toBe(`/v2/files/pictures/${key}-320.webp`);
  expect(pictureOf(pictureUrl(key, 1280, "avif"))).toEqual({ pictureKey: key, size: 1280, format: "avif" });
  expect(pictureOf(`${key}-96.webp`)).toEqual({ pictureKey: key, size: 96, format: "webp" });
});

test("Any other address is no picture of ours", () => {
  for (const url of [
    "./art/field.svg",
    `/v2/files/pictures/${key}-97.webp`,
    `${key}-96.png`,
    `x${key}-96.webp`,
    "",
  ]) {
    expect([url, pictureOf(url), pictureSources(url, "avif")]).toEqual([url, null, null]);
  }
});

test("A browser is offered every width of a picture", () => {
  const widths = pictureSources(pictureUrl(key), "avif")
    ?.split(", ")
    .map((each) => each.split(" "));
  expect(widths).toEqual(
    [96, 320, 640, 1280].map((size) => [pictureUrl(key, size as 96, "avif"), `${size}w`]),
  );
});

test("The sources of a key are its thumbnail and all widths in both formats; without a key there are none", () => {
  expect(sourcesOf(key)).toEqual({
    src: pictureUrl(key),
    avif: pictureSources(pictureUrl(key), "avif"),
    webp: pictureSources(pictureUrl(key), "webp"),
  });
  expect([sourcesOf(null), sourcesOf(undefined)]).toEqual([undefined, undefined]);
});
