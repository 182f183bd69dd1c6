export function findChromium(options?: { shell?: boolean }): string | undefined;
export const chromiumFlags: string[];
