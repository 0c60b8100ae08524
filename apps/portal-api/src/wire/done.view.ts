/** An answer that has nothing to say but that it is done. */
export class DoneView {}
