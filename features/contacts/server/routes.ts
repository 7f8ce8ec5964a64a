import { route } from "#engine/server/http/route.ts";
import * as contract from "../contract.ts";
import { addContact } from "./add-contact.ts";
import { changeContact } from "./change-contact.ts";
import { deleteContact } from "./delete-contact.ts";
import { importContacts } from "./import-contacts.ts";
import { listContacts } from "./list-contacts.ts";

export const contactsRoutes = [
  route(contract.listContacts, listContacts),
  route(contract.addContact, addContact),
  route(contract.changeContact, changeContact),
  route(contract.deleteContact, deleteContact),
  route(contract.importContacts, importContacts),
];
