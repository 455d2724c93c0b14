import { DetailsCard } from '../chart/details-card.tsx';
import { Comparison } from '../panels/comparison.tsx';
import { Transport } from '../timeline/transport.tsx';
import { Panels, Tabs } from './layout.tsx';
import { useView } from './use-view.ts';

/** What is open: its panels, or two branches beside each other. */
export const MatchView = () => {
  const one = useView((state) => state.branches[state.active]);
  const other = useView((state) =>
    state.comparedBranch === undefined ? undefined : state.branches[state.comparedBranch],
  );
  return (
    <>
      {one !== undefined && other !== undefined ? (
        <Comparison one={one} other={other} />
      ) : (
        <>
          <Tabs />
          <Panels />
        </>
      )}
      <Transport />
      <DetailsCard />
    </>
  );
};
