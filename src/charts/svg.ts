/** A colour by day and by night; what does not know the second way to write it shows the day's. */
const colour = (property: string, light: string, dark: string): string =>
  `${property}:${light};${property}:light-dark(${light},${dark})`;

const INK = ['#1c2430', '#e4e8ef'] as const;
const QUIET = ['#5a6577', '#a3adbd'] as const;
const LINE_COLOUR = ['#8d98a9', '#667489'] as const;
const CLAUSE = ['#7a3ea8', '#cba3f2'] as const;
const ACCENT = ['#3457c8', '#8aa7ff'] as const;
const GROUND = ['#fbfcfd', '#181d26'] as const;
const RAISED = ['#ffffff', '#232a36'] as const;

/** How a picture looks: as the system has it where it stands alone, else as the page around it. */
export const STYLE = [
  'svg:root{color-scheme:light dark}',
  '.chart text{font-family:ui-monospace,"DejaVu Sans Mono","Liberation Mono",Menlo,monospace}',
  `.chart .ground{${colour('fill', ...GROUND)}}`,
  `.chart .box{${colour('fill', ...RAISED)};${colour('stroke', ...LINE_COLOUR)};stroke-width:1.5}`,
  '.chart .compound .box{fill-opacity:.35}',
  '.chart .machine .box{fill:none;stroke-dasharray:5 4}',
  `.chart .title{font-size:11.5px;font-weight:600;letter-spacing:-.02em;${colour('fill', ...INK)}}`,
  `.chart .machine .title{font-size:14px;${colour('fill', ...ACCENT)}}`,
  '.chart .event{font-size:10.5px;font-weight:400}',
  `.chart .detail{font-size:9.5px;${colour('fill', ...QUIET)}}`,
  `.chart .clauses{font-size:9.5px;${colour('fill', ...CLAUSE)}}`,
  '.chart .middle{text-anchor:middle}',
  `.chart .line{fill:none;${colour('stroke', ...LINE_COLOUR)};stroke-width:1.2}`,
  `.chart .head,.chart .initial{${colour('fill', ...LINE_COLOUR)}}`,
  `.chart .label{${colour('fill', ...GROUND)};fill-opacity:.92}`,
  `.chart :target .box{${colour('stroke', ...ACCENT)};stroke-width:3.5}`,
  '.chart a text,.chart a tspan{text-decoration:underline}',
].join('\n');
