export {
  claimPicture,
  claimPictures,
  givePicturesToStore,
  type PictureUse,
  releasePictures,
  type UseOfFiles,
} from "./claim-picture.ts";
export { keptPrint, type Print } from "./kept-print.ts";
export { pictureBytes } from "./picture-bytes.ts";
export { addPublicPhotos } from "./public-photos.ts";
export { claimVoice, letRolesRead, voicesLeft } from "./voice/claim-voice.ts";
export { addPublicVoices } from "./voice/public-voices.ts";
