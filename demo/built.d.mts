export const root: string;
export function isBuilt(): boolean;
export function ensureBuilt(file: string, folders: readonly string[]): string;
