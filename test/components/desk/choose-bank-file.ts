import type { openDesk } from './open-desk.js';

/** Chooses a file with this content, as a person does. */
export async function chooseBankFile(
  { waitFor }: Pick<Awaited<ReturnType<typeof openDesk>>, 'waitFor'>,
  content: BlobPart = '<Document/>',
): Promise<void> {
  const input = await waitFor<HTMLInputElement>('#bank-file');
  const transfer = new DataTransfer();
  transfer.items.add(new File([content], 'statement.xml'));
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
