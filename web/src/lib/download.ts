//! Downloads of files that a page has made.

/** Starts the download of a file. */
export function download(name: string, content: Blob | string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(
    content instanceof Blob ? content : new Blob([content], { type: 'text/plain;charset=utf-8' }),
  );
  link.download = name;
  link.click();
  // The browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
