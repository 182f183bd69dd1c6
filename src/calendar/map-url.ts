/** The address of a map that searches for a place: a link, never loaded by itself. */
export const mapUrl = (place: string): string =>
  `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`;
