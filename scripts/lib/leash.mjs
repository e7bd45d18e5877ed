/**
 * Loaded into a program of somebody else (`node --import`) that starts processes of its own: when the parent that holds
 * the other end of the channel is gone, even by SIGKILL, the whole process group ends.
 */
process.channel?.unref();
process.on("disconnect", () => process.kill(0, "SIGKILL"));
