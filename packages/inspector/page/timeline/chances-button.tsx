import { useFilm, useInspector, useView, useText } from '../app/use-view-2.ts';
import { drawChances, stopChances } from './win-chances.tsx';

/** Has the chances drawn, shows how far that is, stops it or takes them away. */
export const ChancesButton = () => {
  const film = useFilm();
  const say = useText();
  const inspector = useInspector();
  const chances = useView((state) => state.chances);
  if (film === undefined) return null;
  const own = chances?.trace === film ? chances : undefined;
  if (own?.state === 'running') {
    return (
      <span className="chances-progress">
        <progress max={own.of} value={own.asked} aria-label={say('chances')} />
        <button type="button" id="chances-stop" onClick={() => stopChances(inspector)}>
          {say('chancesStop')}
        </button>
      </span>
    );
  }
  const isDrawn = own !== undefined && own.byScene.size > 0;
  const title = say(isDrawn ? 'chancesHide' : 'chancesShow');
  return (
    <>
      {own?.reason !== undefined && !isDrawn && (
        <span className="trouble" role="alert">
          {say('chancesNone')}: {own.reason}
        </span>
      )}
      <button
        type="button"
        id="chances"
        aria-pressed={isDrawn}
        data-state={own?.state}
        aria-label={title}
        title={title}
        onClick={() => (isDrawn ? inspector.set({ chances: undefined }) : drawChances(inspector, film))}
      >
        {say('chances')}
      </button>
    </>
  );
};
