import { geometry } from 'virtual:geometry';
import type { ChartGeometry, Geometry } from '../../../../src/charts/layout/geometry.ts';

let known: Geometry = geometry;

/** Where a machine of a ruleset is drawn; nothing where it was not. */
export const drawnAt = (ruleset: string, edition: string, machine: string): ChartGeometry | undefined => {
  const place = known.places[ruleset]?.[edition]?.[machine];
  return place === undefined ? undefined : known.charts[place];
};

/** Adds what was drawn of one ruleset more. */
export const addGeometry = ({ charts, places }: Pick<Geometry, 'charts' | 'places'>): void => {
  const before = known.charts.length;
  const moved = Object.entries(places).map(([ruleset, editions]) => [
    ruleset,
    Object.fromEntries(
      Object.entries(editions).map(([edition, machines]) => [
        edition,
        Object.fromEntries(Object.entries(machines).map(([id, place]) => [id, place + before])),
      ]),
    ),
  ]);
  known = {
    ...known,
    charts: [...known.charts, ...charts],
    places: { ...known.places, ...Object.fromEntries(moved) },
  };
};
