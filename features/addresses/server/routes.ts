import { route } from "#engine/server/http/route.ts";
import * as contract from "../contract.ts";
import { addAddress } from "./add-address.ts";
import { changeAddress } from "./change-address.ts";
import { chooseDefaultAddress } from "./choose-default.ts";
import { deleteAddress } from "./delete-address.ts";
import { listAddresses } from "./list-addresses.ts";

export const addressesRoutes = [
  route(contract.listAddresses, listAddresses),
  route(contract.addAddress, addAddress),
  route(contract.changeAddress, changeAddress),
  route(contract.chooseDefaultAddress, chooseDefaultAddress),
  route(contract.deleteAddress, deleteAddress),
];
