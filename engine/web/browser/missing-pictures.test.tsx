import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { setOnline } from "#testing/web/network.ts";
import { Avatar } from "../ui/avatar.tsx";
import { Thumb } from "../ui/goods/product-image.tsx";
import { mendMissingPictures } from "./missing-pictures.ts";

let end: () => void;
beforeEach(() => {
  end = mendMissingPictures();
});
afterEach(() => {
  end();
  cleanup();
  setOnline(true);
});

const pictureIn = (place: HTMLElement) => place.querySelector("img") as HTMLImageElement;

it("a drawing that cannot be had leaves its place empty, and is asked for again when a network comes", () => {
  const { container } = render(<Thumb tint="seed" picture="./art/products/paddy.svg" />);
  const picture = pictureIn(container);
  let asked = 0;
  picture.setAttribute = ((before) => (name: string, value: string) => {
    if (name === "src") asked += 1;
    before.call(picture, name, value);
  })(picture.setAttribute);
  setOnline(false);
  fireEvent.error(picture);
  expect(picture.style.visibility).toBe("hidden");
  setOnline(true);
  expect(asked).toBe(1);
  fireEvent.load(picture);
  expect(picture.style.visibility).toBe("");
});

it("a picture that says something by itself keeps its words when it cannot be had", () => {
  render(<img src="./receipt.webp" alt="Receipt" />);
  fireEvent.error(screen.getByAltText("Receipt"));
  expect(screen.getByAltText("Receipt").style.visibility).toBe("");
});

it("a person whose picture cannot be had is shown by the first letter, until a network brings it", () => {
  const { container } = render(<Avatar name="Padma" picture="/v2/files/pictures/a-320.webp" />);
  const picture = pictureIn(container);
  setOnline(false);
  fireEvent.error(picture);
  expect(container.querySelector<HTMLElement>(".ava")?.dataset["letter"]).toBe("P");
  expect(picture.style.visibility).toBe("hidden");
  setOnline(true);
  fireEvent.load(picture);
  expect(picture.style.visibility).toBe("");
});
