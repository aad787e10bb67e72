import { configure } from '@testing-library/react';

// A condition is waited for as long as a busy machine needs; a test that passes waits no longer for it.
configure({ asyncUtilTimeout: 10_000 });
