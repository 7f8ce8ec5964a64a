/** The person whom journeys open: they go as an agent, who is told that the page is for the platform admin. */
export const samplePages = { "/app/admin/people/$profileKey": ["/app/admin/people/nobody"] };
