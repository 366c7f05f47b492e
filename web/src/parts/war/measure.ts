import { roughly, type Measure } from './names';

/** The size at which texts are measured, in pixels. */
const SIZE = 40;

/** Measures texts as they are written in an element's style. Where nothing can be measured it is done roughly. */
export function measureIn(node: Element): Measure {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return roughly;
  const { fontFamily, fontWeight, letterSpacing, fontSize } = getComputedStyle(node);
  pen.font = `small-caps ${fontWeight} ${SIZE}px ${fontFamily}`;
  const spacing = (Number.parseFloat(letterSpacing) || 0) / (Number.parseFloat(fontSize) || SIZE);
  const known = new Map<string, number>();
  return (text) => {
    const width = known.get(text) ?? pen.measureText(text).width / SIZE + spacing * text.length;
    known.set(text, width);
    return width;
  };
}
