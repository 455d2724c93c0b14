import { geometry } from 'virtual:geometry';
import type { ChartGeometry, Geometry } from '../../../../src/charts/layout/geometry.ts';

let knownGeometry: Geometry = geometry;

/** Where a machine of a ruleset is drawn; nothing where it was not. */
export const geometryOf = (ruleset: string, edition: string, machine: string): ChartGeometry | undefined => {
  const place = knownGeometry.places[ruleset]?.[edition]?.[machine];
  return place === undefined ? undefined : knownGeometry.charts[place];
};

/** Adds what was drawn of one ruleset more. */
export const addGeometry = ({ charts, places }: Pick<Geometry, 'charts' | 'places'>): void => {
  const before = knownGeometry.charts.length;
  const moved = Object.entries(places).map(([ruleset, editions]) => [
    ruleset,
    Object.fromEntries(
      Object.entries(editions).map(([edition, machines]) => [
        edition,
        Object.fromEntries(Object.entries(machines).map(([id, place]) => [id, place + before])),
      ]),
    ),
  ]);
  knownGeometry = {
    ...knownGeometry,
    charts: [...knownGeometry.charts, ...charts],
    places: { ...knownGeometry.places, ...Object.fromEntries(moved) },
  };
};
