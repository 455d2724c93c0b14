import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { LOADER, WORKER } from './app/script-loader.ts';

/**
 * Loads the chunks of a page that was opened from disk too, where no script may be a module: each is a function by its file
 * name. A worker there may be nothing but a text that the page has: `program` writes one of the chunks themselves.
 */
const LOADER_SCRIPT = `globalThis.${LOADER}=(function loader(){const defined={},made={},asked={};
const script=(name)=>asked[name]??=new Promise((resolve,reject)=>{const tag=document.createElement("script");
tag.src=new URL(name,document.baseURI).href;tag.onload=resolve;
tag.onerror=()=>{delete asked[name];tag.remove();reject(new Error(name+" is not beside the page"))};document.head.append(tag)});
const fetchAll=async(name)=>{if(!(name in defined))await script(name);await Promise.all(defined[name].needs.map(fetchAll))};
const make=(name)=>{if(!(name in made)){const module={exports:{}};made[name]=module;defined[name].run((path)=>make(path.replace("./","")),module.exports,module)}return made[name].exports};
return{define:(name,needs,run)=>{defined[name]={needs,run}},load:(name)=>fetchAll(name).then(()=>make(name)),
program:async(name)=>{await fetchAll(name);return"globalThis.${LOADER}=("+loader+")();\\n"+Object.entries(defined).map(([each,{needs,run}])=>"${LOADER}.define("+JSON.stringify(each)+","+JSON.stringify(needs)+","+run+");\\n").join("")+"${LOADER}.load("+JSON.stringify(name)+");"}}})();
`;

/** How a chunk asks for another one that is not there yet. */
const ASKED = /Promise\.resolve\(\)\.then\(\(\)\s*=>\s*require\(["'`](?:\.\/)?(?<file>[\w.-]+\.js)["'`]\)\)/g;

/** What a chunk is called: rulesets and the drawings of their charts by the ruleset. */
export const chunkFileNames = ({
  name,
  facadeModuleId,
}: {
  readonly name: string;
  readonly facadeModuleId?: string | null;
}): string => {
  const { ruleset, drawn } =
    /rulesets\/(?<ruleset>[\w-]+)\/ruleset\.ts$|charts\/(?<drawn>[\w-]+)$/.exec(facadeModuleId ?? '')
      ?.groups ?? {};
  if (drawn !== undefined) return `charts-${drawn}.js`;
  return `${ruleset ?? name}.js`;
};

/** Makes classic scripts of the chunks of a page, and of a worker that has those it shares with the page from there. */
export const classicChunks = (): Plugin => ({
  name: 'classic-chunks',
  enforce: 'post',
  buildStart() {
    const id = fileURLToPath(new URL(`./timeline/${WORKER}.ts`, import.meta.url));
    this.emitFile({ type: 'chunk', id, fileName: `${WORKER}.js` });
  },
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const asked = [...chunk.code.matchAll(ASKED)].map(({ groups }) => groups?.file ?? '');
      const missed = chunk.dynamicImports.filter((name) => !asked.includes(name));
      if (missed.length > 0) this.error(`${chunk.fileName} does not load ${missed.join(', ')} as expected`);
      const code = chunk.code.replace(ASKED, (_asked, file: string) => `${LOADER}.load("${file}")`);
      const needs = JSON.stringify(chunk.imports.filter((name) => name in bundle));
      const defined = `${LOADER}.define("${chunk.fileName}",${needs},function(require,exports,module){${code}\n});\n`;
      chunk.code =
        chunk.isEntry && chunk.name !== WORKER
          ? `${LOADER_SCRIPT}${defined}${LOADER}.load("${chunk.fileName}");\n`
          : defined;
    }
  },
  transformIndexHtml: (html) =>
    html.replace(/<script type="module" crossorigin/g, '<script defer').replace(/ crossorigin/g, ''),
});
