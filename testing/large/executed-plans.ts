import { sql } from "kysely";
import type { TestApp } from "../process/app.ts";

/** A node of a plan, as EXPLAIN (FORMAT JSON) writes it. */
export interface PlanNode {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Index Name"?: string;
  /** Of one run of the node, averaged over all of its runs. */
  readonly "Actual Rows"?: number;
  /** Read and left out, of one run. */
  readonly "Rows Removed by Filter"?: number;
  /** How often the node was run. */
  readonly "Actual Loops"?: number;
  readonly Plans?: readonly PlanNode[];
}

/** A statement that PostgreSQL has run, inside functions and triggers too, with all nodes of its plan. */
export interface ExecutedPlan {
  readonly statement: string;
  readonly nodes: readonly PlanNode[];
}

/** "values": planned for its very values; "kept": the plan that a prepared statement keeps for all values. */
export type PlanKind = "values" | "kept";

/**
 * Runs `work` on fresh connections and answers the plan of every statement that ran, told by PostgreSQL itself
 * (`auto_explain`), with the values that the app sent. The pool of the app must be idle.
 */
export async function plansDuring(
  app: Pick<TestApp, "pool" | "platform">,
  kind: PlanKind,
  work: () => Promise<unknown>,
): Promise<ExecutedPlan[]> {
  const plans: ExecutedPlan[] = [];
  const { pool } = app;
  // One connection holds the settings and carries all the work.
  const client = await pool.connect();
  const told = ({ message = "" }: { readonly message?: string | undefined }) => {
    const json = /plan:\n(\{[\s\S]*\})\s*$/.exec(message)?.[1];
    if (!json) return;
    const { "Query Text": statement, Plan: plan } = JSON.parse(json) as {
      "Query Text": string;
      Plan: PlanNode;
    };
    plans.push({ statement, nodes: nodesOf(plan) });
  };
  client.on("notice", told);
  try {
    await client.query("load 'auto_explain'");
    await client.query(`
      set auto_explain.log_min_duration = 0; set auto_explain.log_format = json;
      set auto_explain.log_nested_statements = on; set auto_explain.log_level = notice;
      set auto_explain.log_analyze = on; set auto_explain.log_timing = off;
      set client_min_messages = notice;
      set plan_cache_mode = ${kind === "kept" ? "force_generic_plan" : "force_custom_plan"}`);
    client.release();
    await work();
  } finally {
    await pool.query("set auto_explain.log_min_duration = -1; reset plan_cache_mode");
    client.off("notice", told);
  }
  return plans;
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

/** Tables of more than 1,000 rows, by the statistics. */
export async function largeTablesOf({ platform }: Pick<TestApp, "platform">): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples > 1000`.execute(
    platform.database,
  );
  return new Set(rows.map(({ name }) => name));
}
