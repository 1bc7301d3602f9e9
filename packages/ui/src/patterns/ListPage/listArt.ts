export { EmptyArt } from '../../components/Illustration/EmptyArt.tsx';
export { ErrorArt } from '../../components/Illustration/ErrorArt.tsx';
export { NoResultsArt } from '../../components/Illustration/NoResultsArt.tsx';
