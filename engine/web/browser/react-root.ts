// In a file of its own with what it brings (build/shared-parts.ts), so that a slow phone runs it in a task of its own.
export { createRoot } from "react-dom/client";
