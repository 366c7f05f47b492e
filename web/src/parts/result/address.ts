import type { TableInfo } from '../../wire';

/** The address of a result. For a private game it holds the word that lets others in, if we know it. */
export function resultAddress(table: TableInfo): string {
  const word = table.private && table.invitation ? `?invitation=${encodeURIComponent(table.invitation)}` : '';
  return `/result/${encodeURIComponent(table.id)}${word}`;
}

/** The address of its picture. */
export function pictureAddress(id: string, invitation: string | null): string {
  const word = invitation ? `?invitation=${encodeURIComponent(invitation)}` : '';
  return `/api/tables/${encodeURIComponent(id)}/picture${word}`;
}
