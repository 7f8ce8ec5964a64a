/** Updates of people. Others read `published.update_cards`; the app's page for guests is added here. */
export { addSharedUpdatePage } from "./public/shared-update.ts";
