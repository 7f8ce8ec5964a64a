// Run after an installation: a service's own account may write nothing below node_modules.
import { linkPrograms } from "./programs.ts";

linkPrograms();
