/** Why the database cannot be used, in words for whoever runs Plantroom. Contains no passwords. */
export class DatabaseRefused extends Error {}
