/**
 * Loaded into a third-party program (`node --import`) that starts further processes: ends the whole process group when the
 * parent process ends, even if that is killed.
 */
process.channel?.unref();
process.on("disconnect", () => process.kill(0, "SIGKILL"));
