import type { Language } from '../../../src/core/narration.ts';
import { type Book, clauseOf, neighbours, pageLinks } from '../book.ts';
import { block, escaped, link } from '../markup.ts';
import { addressFrom, type Page } from '../page.ts';
import { siteMessages } from '../messages.ts';

/** How deep a clause lies within the clauses of its chapter: how many of them its id begins with. */
export const outerOf = (id: string, among: readonly string[]): readonly string[] =>
  among.filter((other) => other !== id && id.startsWith(other) && !/^[0-9]/.test(id.slice(other.length)));

/** A page for each chapter, with every clause of it in words. */
export const chapterPages = (book: Book, language: Language): readonly Page[] => {
  const way = pageLinks(book, language);
  const say = siteMessages[language];
  const all = book.chapters.map(way.chapter);
  return book.chapters.map((chapter, at): Page => {
    const { path, title } = way.chapter(chapter);
    const clauses = chapter.clauses.map((id) => {
      const { kind, certainty, [language]: text } = clauseOf(book, id);
      const depth = Math.min(3, outerOf(id, chapter.clauses).length);
      const mark =
        certainty === 'inferred' ? ` <small class="inferred">${say.certainty.inferred}</small>` : '';
      const number = link(addressFrom(path, way.clause(id).path), escaped(id));
      return `<li class="depth-${depth} ${kind}"><span class="id">${number}</span><span>${escaped(text)}${mark}</span></li>`;
    });
    return {
      path,
      title: /^\d+$/.test(chapter.id) ? `${chapter.id} ${title}` : title,
      above: [way.home, way.top],
      look: 'chapter',
      body: block(`<ul class="clauses">${clauses.join('')}</ul>`),
      ...neighbours(all, at),
    };
  });
};
