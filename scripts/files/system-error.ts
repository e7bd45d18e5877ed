/** An error of the operating system, such as a full disk: not a fault of the content that was being worked on. */
export const isSystemError = (error: unknown): boolean => error instanceof Error && "syscall" in error;
