export { PersonStanding } from "./person-standing.tsx";
