export { Photo } from "./photo.tsx";
export { photoErrors } from "./photo-errors.ts";
export { PhotoListField } from "./photo-list-field.tsx";
export { PictureField } from "./picture-field.tsx";
export { type PhotoList, usePhotoList } from "./use-photo-list.ts";
