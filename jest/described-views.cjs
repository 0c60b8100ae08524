// In place of @nestjs/swagger in the end-to-end tests. They load views for what they make of a row, never for the
// documents, which the processes make themselves; the package brings some 900 modules, half a second in each test file.
const leaveAlone = () => () => undefined;

module.exports = {
  ApiProperty: leaveAlone,
  ApiPropertyOptional: leaveAlone,
  ApiExtraModels: leaveAlone,
  getSchemaPath: ({ name }) => `#/components/schemas/${name}`,
  OmitType: (view) => class extends view {},
};
