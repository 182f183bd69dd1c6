import type { EventImage } from '../../model/event-image.js';
import { fault, type DocumentPath } from './available-fields.js';
import type { RawLayout, ValidPart } from './raw-file.js';
import type { PathFault } from './schema-faults.js';

/** The image of a form as it is stored; undefined without one. */
export const imageOf = ({ image_url, image_alt, image_width, image_height }: RawLayout): EventImage | undefined =>
  image_url === undefined
    ? undefined
    : {
        url: image_url,
        ...(image_alt === undefined ? {} : { alt: image_alt }),
        ...(image_width && image_height ? { width: image_width, height: image_height } : {}),
      };

/** Keys about an image without the address of one, and half of a size. */
export function imageFaults(layout: ValidPart<RawLayout> | undefined, path: DocumentPath): PathFault[] {
  const { image_url, image_alt, image_width, image_height } = layout ?? {};
  const keys = Object.entries({ image_alt, image_width, image_height }).filter(([, value]) => value !== undefined);
  if (image_url === undefined)
    return keys.map(([key]) => fault([...path, key], 'there is no image; add image_url, or remove this'));
  return (image_width === undefined) === (image_height === undefined)
    ? []
    : [fault([...path, 'image_url'], 'write both image_width and image_height, or neither')];
}
