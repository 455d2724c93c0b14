import type { Plugin } from 'vite';

/** Name under which the loader of the chunks stands in the page. */
const LOADER = 'gatechartChunks';

/** Loads the chunks of a page that was opened from disk too, where no script may be a module: each is a function by its file name. */
const LOADER_SCRIPT = `globalThis.${LOADER}=(()=>{const defined={},made={},asked={};
const script=(name)=>asked[name]??=new Promise((resolve,reject)=>{const tag=document.createElement("script");
tag.src=new URL(name,document.baseURI).href;tag.onload=resolve;
tag.onerror=()=>{delete asked[name];tag.remove();reject(new Error(name+" is not beside the page"))};document.head.append(tag)});
const fetchAll=async(name)=>{if(!(name in defined))await script(name);await Promise.all(defined[name].needs.map(fetchAll))};
const make=(name)=>{if(!(name in made)){const module={exports:{}};made[name]=module;defined[name].run((path)=>make(path.replace("./","")),module.exports,module)}return made[name].exports};
return{define:(name,needs,run)=>{defined[name]={needs,run}},load:(name)=>fetchAll(name).then(()=>make(name))}})();
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

/** Makes classic scripts of the chunks of a page. */
export const classicChunks = (): Plugin => ({
  name: 'classic-chunks',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const asked = [...chunk.code.matchAll(ASKED)].map(({ groups }) => groups?.file ?? '');
      const missed = chunk.dynamicImports.filter((name) => !asked.includes(name));
      if (missed.length > 0) this.error(`${chunk.fileName} does not load ${missed.join(', ')} as expected`);
      const code = chunk.code.replace(ASKED, (_asked, file: string) => `${LOADER}.load("${file}")`);
      const needs = JSON.stringify(chunk.imports.filter((name) => name in bundle));
      const defined = `${LOADER}.define("${chunk.fileName}",${needs},function(require,exports,module){${code}\n});\n`;
      chunk.code = chunk.isEntry
        ? `${LOADER_SCRIPT}${defined}${LOADER}.load("${chunk.fileName}");\n`
        : defined;
    }
  },
  transformIndexHtml: (html) =>
    html.replace(/<script type="module" crossorigin/g, '<script defer').replace(/ crossorigin/g, ''),
});
