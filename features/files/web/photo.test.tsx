import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { saveData } from "#engine/web/data/data-saver.ts";
import { Photo } from "./photo.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it("a photo is offered in thumbnail size alone while data are saved, and in all sizes otherwise", () => {
  const picture = "/v2/files/pictures/AAAAAAAAAAAAAAAAAAAAAA-320.webp";
  render(<Photo picture={picture} alt="Field" sizes="100vw" />);
  const offered = () => screen.getByRole("img", { name: "Field" }).getAttribute("srcset") ?? "";
  expect(offered()).toContain("-1280.webp 1280w");
  act(() => saveData(true));
  expect(offered().match(/\d+w/g)).toEqual(["96w", "320w"]);
});
