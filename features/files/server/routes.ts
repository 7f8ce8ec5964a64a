import { route } from "#engine/server/http/route.ts";
import * as contract from "../contract/files.ts";
import { readPicture } from "./read-picture.ts";
import { uploadPicture } from "./upload-picture.ts";

export const filesRoutes = [
  route(contract.uploadPicture, uploadPicture),
  route(contract.readPicture, readPicture),
];
