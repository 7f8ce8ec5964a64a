export { claimPicture, type PictureUse, releasePictures } from "./claim-picture.ts";
