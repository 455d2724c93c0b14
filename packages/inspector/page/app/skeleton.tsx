import { useText } from './use-view.ts';

/** The frames of the panels, until what they show is there; `index.html` draws them before any script runs. */
export const Skeleton = () => {
  const say = useText();
  return (
    <div className="skeleton" role="status" aria-label={say('loading')}>
      <i />
      <i />
      <i />
      <i />
      <i />
      <i />
    </div>
  );
};
