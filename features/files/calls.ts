import { type Calls, ownerOf } from "#testing/calls/calls.ts";
import { aPhoto } from "#testing/files/pictures.ts";
import { privatePicture } from "#testing/files/private-picture.ts";
import { aVoice, privateVoice } from "#testing/files/voices.ts";

/** What the calls of files answer, and what is sent to them. */
export const calls: Calls = {
  "files/upload-picture": {
    own: 201,
    sends: async () => [
      { picture: await aPhoto() },
      { picture: await aPhoto(), query: { audience: "private" } },
    ],
  },
  "files/read-picture": {
    own: 200,
    others: 404,
    missing: 404,
    note: "private pictures; those for members are shown to every member",
    sends: async (world, caller, kind) => [
      { params: { name: await privatePicture(world, ownerOf(world, caller, kind), kind) } },
    ],
  },
  "files/upload-voice": {
    own: 201,
    sends: () => [{ voice: aVoice() }, { voice: aVoice(), query: { audience: "private" } }],
  },
  "files/read-voice": {
    own: 200,
    others: 404,
    missing: 404,
    note: "private voice notes; those for members are heard by every member",
    sends: async (world, caller, kind) => [
      { params: { name: await privateVoice(world, ownerOf(world, caller, kind), kind) } },
    ],
  },
};
