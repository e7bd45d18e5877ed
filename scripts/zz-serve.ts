import { startPostgresServer, createDatabase } from "/work/wt/realpg/tests/support/postgres-server.ts";
const s = await startPostgresServer();
console.log(await createDatabase(s.superuserUrl, "plantroom"));
process.on("SIGTERM", () => void s.stop().then(() => process.exit(0)));
setInterval(() => undefined, 1000);
