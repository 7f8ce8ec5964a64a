export { claimPicture, type PictureUse, releasePictures } from "./claim-picture.ts";
export { keptPrint, type Print } from "./kept-print.ts";
