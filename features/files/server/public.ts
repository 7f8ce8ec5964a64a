export {
  claimPicture,
  claimPictures,
  givePicturesToStore,
  type PictureUse,
  releasePictures,
} from "./claim-picture.ts";
export { keptPrint, type Print } from "./kept-print.ts";
export { pictureBytes } from "./picture-bytes.ts";
export { addPublicPhotos } from "./public-photos.ts";
