export { ViewerChoice } from "./network/viewer-choice.tsx";
