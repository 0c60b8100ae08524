import { BlockList, isIP } from 'node:net';
import { bareAddress } from './client-address.js';

/** How many lists a process keeps. */
const maxLists = 1_000;

/** Tells whether an address is in a list of addresses and CIDR ranges. To compile a list costs more than to ask it, so it is kept. */
export class AddressRanges {
  private readonly compiled = new Map<string, BlockList>();

  /**
   * A text that is no address, such as one that a proxy sends, is in no list. An IPv4 address may be written as ::ffff:a.b.c.d.
   */
  include(ranges: readonly string[], address: string | undefined): boolean {
    const bare = bareAddress(address);
    const family = isIP(bare);
    return family !== 0 && this.find(ranges).check(bare, family === 6 ? 'ipv6' : 'ipv4');
  }

  private find(ranges: readonly string[]): BlockList {
    const id = ranges.join(' ');
    const known = this.compiled.get(id);
    if (known) return known;
    const made = compile(ranges);
    // A map keeps the order in which it was filled: the first is the oldest.
    const [oldest] = this.compiled.keys();
    if (this.compiled.size >= maxLists && oldest !== undefined) this.compiled.delete(oldest);
    this.compiled.set(id, made);
    return made;
  }
}

function compile(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', prefix] = range.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
}
