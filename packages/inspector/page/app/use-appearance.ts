import { useEffect } from 'react';
import { useLanguage, useView } from './use-view-2.ts';

/** Gives the document the language and colours chosen. */
export const useAppearance = (): void => {
  const theme = useView((state) => state.theme);
  const language = useLanguage();
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = language;
  }, [theme, language]);
};
