export { Photo } from "./photo.tsx";
export { photoErrors } from "./photo-errors.ts";
export { PhotoListField } from "./photo-list-field.tsx";
export { PictureField } from "./picture-field.tsx";
export { type PhotoList, usePhotoList } from "./use-photo-list.ts";
export { ChatRecorder, GuestVoice, VoiceNote, VoiceRecorder } from "./voice/lazy-voice.tsx";
export { useVoice, type Voice, type VoiceDraft, voicePath } from "./voice/use-voice.ts";
