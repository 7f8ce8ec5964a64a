import { configure } from "@testing-library/react";

// The first page of a test file loads its modules before it is drawn, and a busy machine takes its time for each.
configure({ asyncUtilTimeout: 15_000 });
