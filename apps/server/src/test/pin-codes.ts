import { pinSampleFile } from "@santha/database/demo-data";
import { importPinCodes } from "#features/location";
import type { TestApp } from "./app.ts";

/** Loads the places of pin codes that come with Santha, as the command does. */
export async function loadPinSample({ platform }: Pick<TestApp, "platform">): Promise<void> {
  await importPinCodes(platform, pinSampleFile);
}
