/** Languages the log is told in. */
export type Language = 'en' | 'ja';

export const LANGUAGES: readonly Language[] = ['en', 'ja'];

/** The same said in every language. */
export type InLanguages = Readonly<Record<Language, string>>;
