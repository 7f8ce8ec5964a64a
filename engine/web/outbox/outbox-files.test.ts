import { Blob as NodeBlob } from "node:buffer";
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { uploadPicture } from "#features/files/contract/files.ts";
import { readProfile, updateProfile } from "#features/profiles/contract/profiles.ts";
import { aPhoto } from "#testing/files/pictures.ts";
import { breakCalls, recordCalls } from "#testing/web/faults.ts";
import { unsentVisit } from "#testing/web/outbox-visit.ts";
import { offlineMutation } from "./offline-mutation.ts";
import { outboxStore } from "./outbox.ts";
import { sendNow } from "./outbox-sender.ts";
import { answerTo } from "./outbox-steps.ts";

const here = unsentVisit();
// The blobs of the tests' page cannot be copied into a database, those of Node can.
beforeEach(() => void vi.stubGlobal("Blob", NodeBlob));
afterEach(() => void vi.unstubAllGlobals());

/** As the answer to a survey would: two photos, and a change that names what became of the second. */
const visitReport = offlineMutation({
  kind: "test/visit-report",
  endpoint: updateProfile,
  request: (firstName: string) => {
    const others = {
      firstNameTe: null,
      email: null,
      language: "en",
      businessName: null,
      gstin: null,
    } as const;
    return { body: { firstName, ...others, pictureKey: answerTo(1, "pictureKey") } };
  },
  subject: () => "test/visit-report",
  title: (firstName) => `Report of ${firstName}`,
  page: "/app/home",
  refreshes: [],
});

const upload = `${uploadPicture.path}?audience=members`;
const filesOnDevice = async (): Promise<string[]> =>
  (await outboxStore.list(here.person.profileKey)).map(([name]) => name).filter((name) => name !== "entries");

it("a change with photos that was cut off goes on behind the photo that the server has, and is made once", async () => {
  await here.open("/app/unsent");
  const photos = [await aPhoto(), await aPhoto()].map((bytes) => ({
    path: upload,
    bytes: new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }),
  }));
  // The connection breaks once the first photo is there.
  const working = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const answer = await working(input, init);
    if (String(input).includes(upload)) here.break(breakCalls("/v2/", "no answer"));
    return answer;
  };
  expect(await visitReport.send("Padmavathi", photos)).toEqual({ state: "queued" });
  expect(await screen.findByRole("region", { name: "Report of Padmavathi" })).toBeDefined();
  expect(await filesOnDevice()).toHaveLength(2);
  here.mend();
  globalThis.fetch = working;
  const calls = recordCalls();
  await act(() => sendNow());
  await waitFor(() => expect(screen.getByText("Everything is sent")).toBeDefined());
  expect(calls.addresses.filter((address) => /files|profiles\/own/.test(address))).toEqual([
    upload,
    updateProfile.path,
  ]);
  calls.stop();
  const { profileKey, cookie } = here.person;
  const { data } = await here.server.call(readProfile, { params: { profileKey } }, { as: cookie });
  expect([data.firstName, data.profilePicUrl]).toEqual([
    "Padmavathi",
    expect.stringMatching(/^\/v2\/files\/pictures\//),
  ]);
  expect(await filesOnDevice()).toEqual([]);
});
