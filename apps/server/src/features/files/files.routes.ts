import * as contract from "@santha/contract/files";
import { route } from "#platform/route";
import { readPicture } from "./read-picture.ts";
import { uploadPicture } from "./upload-picture.ts";

export const filesRoutes = [
  route(contract.uploadPicture, uploadPicture),
  route(contract.readPicture, readPicture),
];
