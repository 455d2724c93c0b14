import { Marked, type Tokens } from 'marked';
import { escaped } from './markup.ts';
import { headingPart } from './page.ts';

/** A heading of a page, and the part of its address that finds it. */
export interface Heading {
  readonly depth: number;
  readonly text: string;
  readonly part: string;
}

export interface RenderedText {
  readonly html: string;
  readonly headings: readonly Heading[];
}

/** `Heading {#part}`: a heading that says how it is found. */
const NAMED = /^(.*?)\s*\{#([\w-]+)\}$/s;

const plainText = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** Markdown as HTML. Addresses that begin with a slash are those of the site, which lies `root` from the page. */
export const renderMarkdown = (text: string, root: string): RenderedText => {
  const headings: Heading[] = [];
  const known = new Map<string, number>();
  const unique = (part: string): string => {
    const before = known.get(part);
    known.set(part, (before ?? -1) + 1);
    return before === undefined ? part : `${part}-${before + 1}`;
  };
  const marked = new Marked({ gfm: true });
  marked.use({
    renderer: {
      heading({ tokens, depth }: Tokens.Heading): string {
        const [, inner, named] = NAMED.exec(this.parser.parseInline(tokens)) ?? [];
        const html = inner ?? this.parser.parseInline(tokens);
        const words = plainText(html);
        const part = unique(named ?? headingPart(words));
        headings.push({ depth, text: words, part });
        return `<h${depth} id="${escaped(part)}">${html}</h${depth}>\n`;
      },
      code({ text: code }: Tokens.Code): string {
        return `<pre class="file" tabindex="0">${escaped(code)}</pre>\n`;
      },
      table(
        this: { parser: { parseInline(tokens: Tokens.Generic[]): string } },
        { header, rows }: Tokens.Table,
      ) {
        const cells = (row: readonly Tokens.TableCell[], tag: string): string =>
          row
            .map(({ tokens }) => `<${tag}>${this.parser.parseInline(tokens)}</${tag.split(' ')[0]}>`)
            .join('');
        const body = rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('');
        return `<div class="scroll" tabindex="0"><table><thead><tr>${cells(header, 'th scope="col"')}</tr></thead><tbody>${body}</tbody></table></div>\n`;
      },
      image({ href, text: alt }: Tokens.Image): string {
        return `<img src="${escaped(href)}" alt="${escaped(alt)}" loading="lazy">`;
      },
    },
  });
  const html = marked.parse(text, { async: false });
  return { html: html.replaceAll(/(src|href|data-chart)="\//g, `$1="${root}`), headings };
};
