export { Photo } from "./photo.tsx";
export { PictureField } from "./picture-field.tsx";
