import { readWorkspaceFile, WorkspaceFileError } from '../../src/backend/workspace/index.js';

/** Everything that is wrong with a workspace.yaml, a sentence a fault; empty when nothing is. */
export function faultsOf(yaml: string): readonly string[] {
  try {
    readWorkspaceFile(yaml);
    return [];
  } catch (error) {
    if (error instanceof WorkspaceFileError) return error.sentences;
    throw error;
  }
}
