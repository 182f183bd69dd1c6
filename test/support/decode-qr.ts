import jsQR from 'jsqr';
import type { QrCode } from '../../src/model/fee.js';

// CommonJS: what is exported by default is a property of it in Node
const decode = 'default' in jsQR ? (jsQR.default as unknown as typeof import('jsqr').default) : jsQR;

/** What a decoder reads from pixels, four bytes each. */
export const decodePixels = (pixels: Uint8ClampedArray, width: number, height: number): string | undefined =>
  decode(pixels, width, height)?.data;

/** What a decoder reads from the path, drawn with four pixels a module as a browser draws it. */
export function decodeQr({ size, path }: Pick<QrCode, 'size' | 'path'>): string | undefined {
  const side = size * 4;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let row = 4 * Number(y); row < 4 * Number(y) + 4; row++)
      for (let column = 4 * Number(x); column < 4 * (Number(x) + Number(length)); column++)
        pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
  return decodePixels(pixels, side, side);
}
