import type { Language } from '../../../src/core/narration.ts';
import { type Book, pageLinks } from '../book.ts';
import { fileOf } from '../page.ts';
import { siteMessages } from '../messages.ts';
import { listsOf } from './overview.ts';

const addressOf = (language: Language, path: string): string => `/${fileOf(language, path, 'html')}`;

/** Where the site begins: what it is, an entry for each ruleset, how to look something up. */
export const homeText = (books: readonly Book[], language: Language): string => {
  const say = siteMessages[language];
  const matter = {
    layout: 'home',
    title: say.site,
    titleTemplate: false,
    hero: {
      name: say.site,
      tagline: say.tagline,
      actions: [
        ...books.map((book, at) => ({
          theme: at === 0 ? 'brand' : 'alt',
          text: pageLinks(book, language).top.title,
          link: addressOf(language, pageLinks(book, language).top.path),
        })),
        { theme: 'alt', text: say.glossary, link: addressOf(language, 'documents/glossary') },
      ],
    },
    features: books.map((book) => {
      const { top } = pageLinks(book, language);
      const lists = [
        say.count(Object.keys(book.ruleset.clauses).length, say.clauses),
        ...listsOf(book, language).map(({ way, count }) => say.count(count, way.title)),
      ];
      return {
        title: top.title,
        details: `${book.ruleset.rulebook?.about[language] ?? ''}<br><small>${lists.join(' · ')}</small>`,
        link: addressOf(language, top.path),
        linkText: say.read,
      };
    }),
  };
  const steps = [say.lookUpSearch, say.lookUpChapter, say.lookUpChart, say.lookUpScenario];
  return `---\n${JSON.stringify(matter)}\n---\n\n## ${say.lookUp}\n\n${steps.map((step) => `- ${step}`).join('\n')}\n`;
};
