/** Hands a file to the browser, which saves it where it saves files. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun by then; without this the content stays in memory.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
