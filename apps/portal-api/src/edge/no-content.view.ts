import { ApiProperty } from '@nestjs/swagger';

/** The response of an operation that returns no data. */
export class DoneView {
  @ApiProperty({ type: 'null', description: 'Always null.', example: null }) data: null;
}

export const done: DoneView = { data: null };
