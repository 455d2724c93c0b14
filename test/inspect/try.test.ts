import { test } from 'vitest';
import { writeFileSync } from 'node:fs';
import { recordText } from './support/records.ts';
import { openText } from '../../src/inspect/film/open.ts';
test('x', () => {
  let best=0;
  for (let s=1;s<40;s++) {
    const t=recordText(s,['random','random']);
    const o=openText('a.jsonl',t);
    const n=o.takes[0]!.film.moments.length;
    if (n>best){best=n;console.log(s,n,o.takes[0]!.findings);writeFileSync('/tmp/insp/long.jsonl',t)}
  }
  writeFileSync('/tmp/insp/greedy.jsonl',recordText(3));
},60000);
