export { UpdateCard } from "./card/update-card.tsx";
export { PersonUpdates } from "./person-updates.tsx";
export { WriteRow } from "./write/write-row.tsx";
