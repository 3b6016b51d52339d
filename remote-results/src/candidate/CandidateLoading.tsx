import { Skeleton, Stack, Surface } from '@donate-impact/shared/ui';
import { Columns } from './CandidateDetails.styles';

const left = ['12rem', '11rem', '9rem', '5rem'];
const right = ['28rem', '13rem'];

/** The page's outline while the data file is on its way. */
export function CandidateLoading() {
  return (
    <>
      <p role="status">Loading candidate details...</p>
      <Skeleton $width="20rem" $height="3.5rem" />
      <Columns>
        <Outline heights={left} />
        <Outline heights={right} />
      </Columns>
    </>
  );
}

function Outline({ heights }: { heights: string[] }) {
  return (
    <Stack $gap={3}>
      {heights.map((height) => (
        <Surface key={height}>
          <Skeleton $height={height} />
        </Surface>
      ))}
    </Stack>
  );
}
