import { afterAll, expect, it } from 'vitest';
import { checkLinks } from '../../../tools/site/dead-links.ts';
import { sizeFaults } from '../../../tools/site/make.ts';
import { Folder } from '../../cli/in-process.ts';

const site = new Folder();
afterAll(() => site.remove());

const page = (name: string, body: string): void => {
  site.file(name, `<!doctype html><html lang="en"><body>${body}</body></html>`);
};

const faultsOf = (body: string): readonly string[] => {
  page('index.html', `<a href="other.html">on</a>${body}`);
  page('other.html', '<h2 id="part">Part</h2><a href="./index.html">back</a>');
  return checkLinks(site.path).faults;
};

it('Links within a site are right: to files, parts and folders', () => {
  expect(
    faultsOf('<a href="other.html#part">a</a><a href="./">b</a><a href="https://example.org">c</a>'),
  ).toEqual([]);
});

it.each([
  ['a page', '<a href="gone.html">x</a>', 'index.html: gone.html is not in the site'],
  ['a picture', '<img src="gone.svg#a">', 'index.html: gone.svg#a is not in the site'],
  ['a part', '<a href="other.html#gone">x</a>', 'index.html: other.html#gone is no anchor of that page'],
  [
    'what depends on where the site lies',
    '<a href="/index.html">x</a>',
    'index.html: /index.html is not relative',
  ],
  [
    'a script from elsewhere',
    '<script src="https://example.org/x.js"></script>',
    'index.html: <script> loads https://example.org/x.js',
  ],
])('A link to %s that is not there is found', (_, body, fault) => {
  expect(faultsOf(body)).toEqual([fault]);
});

it('A page that nothing leads to, and one that is not in the site, are found', () => {
  page('alone.html', 'alone');
  expect(faultsOf('')).toEqual(['alone.html: no page links to it', 'alone.html: it links to no other page']);
});

it('A site that is too large is found', () => {
  site.file('large.css', 'x'.repeat(1000));
  expect(sizeFaults(site.path, 100)).toEqual([
    expect.stringMatching(/^the site has \d{4} bytes; it may have 100$/),
  ]);
  expect(sizeFaults(site.path)).toEqual([]);
});
