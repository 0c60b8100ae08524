/** Makes the browser download a file. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has started by then. Without this the content stays in memory.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
