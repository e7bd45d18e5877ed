/** The message for a text that is longer than `max` characters: 'Use at most 2,000 characters'. */
export const tooLong = (max: number): string => `Use at most ${max.toLocaleString("en-US")} characters`;
