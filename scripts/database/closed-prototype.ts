/* Imported first by scripts/database.ts: everything that is loaded after it finds Object.prototype closed. */
import { forbidInheritedAdditions } from "./gateway/inherited-names.ts";

forbidInheritedAdditions();
