/** Languages the log is told in. */
export type Language = 'en' | 'ja';

export const LANGUAGES = ['en', 'ja'] as const satisfies readonly Language[];

/** The same said in every language. */
export type LocalizedText = Readonly<Record<Language, string>>;
