import { pinSampleFile } from "#demo/data/demo-data.ts";
import { importPinCodes } from "#features/location/server";
import type { TestApp } from "../process/app.ts";

/** Loads the places of pin codes that come with Santha, as the command does. */
export async function loadPinSample({ platform }: Pick<TestApp, "platform">): Promise<void> {
  await importPinCodes(platform, pinSampleFile);
}
