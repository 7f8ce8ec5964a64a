alter table imports
    drop constraint imports_state_check,
    drop constraint imports_problem,
    add constraint imports_state_check check (
        state in ('checking', 'checked', 'applying', 'stopped', 'done', 'undoing', 'undo-stopped', 'undone', 'failed')
    ),
    add constraint imports_problem check (
        (state <> 'failed' or problem is not null)
        and (problem is null or state in ('failed', 'stopped', 'undo-stopped'))
    );
