/** `npm run types` writes src/db/database.types.ts from the migrations; with --check it only reports whether it is out of date. */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { databaseTypesAreFresh, generateDatabaseTypes, TYPES_FILE } from "./types/database-types.ts";

const { values } = parseArgs({ options: { check: { type: "boolean", default: false } } });

if (!values.check) {
  writeFileSync(TYPES_FILE, await generateDatabaseTypes());
  console.log("Wrote src/db/database.types.ts.");
} else if (!(await databaseTypesAreFresh())) {
  console.error("src/db/database.types.ts does not match the migrations. Run `npm run types` and commit the result.");
  process.exitCode = 1;
}
