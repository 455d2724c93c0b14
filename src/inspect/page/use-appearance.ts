import { useEffect } from 'react';
import { useView } from './use-view.ts';

/** Gives the document the language and colours chosen. */
export const useAppearance = (): void => {
  const theme = useView((state) => state.theme);
  const language = useView((state) => state.language);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = language;
  }, [theme, language]);
};
