import { route } from "#engine/server/http/route.ts";
import * as contract from "../contract/files.ts";
import * as voices from "../contract/voices.ts";
import { readPicture } from "./read-picture.ts";
import { uploadPicture } from "./upload-picture.ts";
import { readVoice } from "./voice/read-voice.ts";
import { uploadVoice } from "./voice/upload-voice.ts";

export const filesRoutes = [
  route(contract.uploadPicture, uploadPicture),
  route(contract.readPicture, readPicture),
  route(voices.uploadVoice, uploadVoice),
  route(voices.readVoice, readVoice),
];
