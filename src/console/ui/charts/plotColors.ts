import type { BarFill } from './chart';

const NAMES = [
  'text',
  'line',
  'grid',
  'solid',
  'hatched',
  'hatched-ground',
  'dotted',
  'dotted-ground',
] as const;

// A registered colour is read as a computed colour. An unregistered one would be read as the text «light-dark(…)».
for (const name of NAMES)
  CSS.registerProperty({
    name: `--plot-${name}`,
    syntax: '<color>',
    inherits: true,
    initialValue: 'transparent',
  });

/** Current colours of a chart, from the style sheet. */
export type PlotColors = Record<(typeof NAMES)[number], string>;

/** Reads the colours of an element, as `Plot.module.css` sets them. */
export function readPlotColors(element: Element): PlotColors {
  const style = getComputedStyle(element);
  return Object.fromEntries(
    NAMES.map((name) => [name, style.getPropertyValue(`--plot-${name}`)]),
  ) as PlotColors;
}

const TILE_PX = 6;

/** Creates a tile of a pattern, in pixels of the current screen. */
function createTile(ground: string) {
  const tile = document.createElement('canvas');
  const size = Math.round(TILE_PX * devicePixelRatio);
  tile.width = size;
  tile.height = size;
  const context = tile.getContext('2d')!;
  context.fillStyle = ground;
  context.fillRect(0, 0, size, size);
  return { tile, context, size };
}

function createHatching(color: string, ground: string): HTMLCanvasElement {
  const { tile, context, size } = createTile(ground);
  context.strokeStyle = color;
  context.lineWidth = size / 3;
  // The lines in two corners continue those of neighbouring tiles.
  for (const sum of [0, size, 2 * size]) {
    context.moveTo(sum - 2 * size, 2 * size);
    context.lineTo(sum + size, -size);
  }
  context.stroke();
  return tile;
}

function createDots(color: string, ground: string): HTMLCanvasElement {
  const { tile, context, size } = createTile(ground);
  context.fillStyle = color;
  context.arc(size / 2, size / 2, size / 4, 0, 2 * Math.PI);
  context.fill();
  return tile;
}

export function getFillStyle(
  fill: BarFill,
  colors: PlotColors,
  context: CanvasRenderingContext2D,
): string | CanvasPattern {
  if (fill === 'solid') return colors.solid;
  const draw = fill === 'hatched' ? createHatching : createDots;
  return context.createPattern(draw(colors[fill], colors[`${fill}-ground`]), 'repeat')!;
}
