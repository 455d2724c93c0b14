import { expect, it } from 'vitest';
import { renderSvg } from '../../src/charts/svg.ts';

const BOX = { x: 0, y: 0, width: 10, height: 10 };
const NAME = '<script>a()</script>"&\u001b';

it('A name of others is text in a picture, wherever it is drawn', () => {
  const label = (['title', 'event', 'detail', 'invokes', 'clauses'] as const).map((look) => ({
    look,
    text: NAME,
  }));
  const svg = renderSvg(
    NAME,
    {
      width: 10,
      height: 10,
      states: { a: BOX },
      arrows: { b: { points: [0, 0, 5, 5], label: BOX } },
    },
    [
      {
        key: 'a',
        id: NAME,
        look: 'atomic',
        isInitial: false,
        label,
        tooltip: NAME,
        href: NAME,
        invokedHref: NAME,
      },
    ],
    [{ key: 'b', tooltip: NAME, transitions: [{ label, tooltip: NAME }] }],
    { clause: () => NAME },
  );
  for (const raw of ['<script', '"&"', '\u001b']) expect(svg).not.toContain(raw);
  expect(svg.split('&lt;script&gt;a()&lt;/script&gt;&quot;&amp;\\u{1b}').length).toBeGreaterThan(14);
});
