/** Why the database cannot be used, as a message for the person who runs Plantroom. Contains no passwords. */
export class DatabaseRefused extends Error {}
