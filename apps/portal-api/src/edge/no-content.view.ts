import { ApiProperty } from '@nestjs/swagger';

/** An answer that has nothing to say but that it is done. */
export class DoneView {
  @ApiProperty({ type: 'null', description: 'Always null.', example: null }) data: null;
}

/** What such a route answers. */
export const done: DoneView & { readonly success: true } = { success: true, data: null };
