/** Languages the log is told in. */
export type Language = 'en' | 'ja';
