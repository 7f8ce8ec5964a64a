/** Says on a page that the operator has closed for now what the page does. */
export { ClosedNote } from "./closed-note.tsx";
