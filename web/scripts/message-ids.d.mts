/** The folders with catalogues. */
export function catalogues(): string[];
/** The texts of a catalogue by their names, each with the names of what is filled in. */
export function messagesOf(text: string): Map<string, string[]>;
/** The file of names for a folder with a catalogue. */
export function idsFor(folder: string): string;
