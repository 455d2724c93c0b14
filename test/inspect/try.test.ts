import { test } from 'vitest';
import { drawAll } from '../../src/inspect/layout/draw-all.ts';
test('x', async () => {
  const t0=performance.now();
  const g=await drawAll();
  console.log(performance.now()-t0, JSON.stringify(g).length, g.charts.length, JSON.stringify(g.charts[0]).slice(0,600));
  console.log(Object.fromEntries(Object.entries(g.places['gate-ruler']['2021-03']).map(([k,v])=>[k,[g.charts[v].width,g.charts[v].height]])));
},60000);
