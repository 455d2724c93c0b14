import type { MiniMapNodeProps } from '@xyflow/react';
import { memo } from 'react';
import { useLook } from './marks-store.ts';

/** A state in the small map. */
export const MapState = memo(({ id, x, y, width, height }: MiniMapNodeProps) => {
  const { look } = useLook(id);
  return <rect className={`map-state ${look}`} x={x} y={y} width={width} height={height} rx={6} />;
});
