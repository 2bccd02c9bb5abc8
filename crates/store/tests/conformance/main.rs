//! What every store does, whatever it writes to. Each fact is tested on SQLite and in memory.

mod fence;
mod limits;
mod parts;
mod people;
mod rooms;
mod unknown;
mod world;

/// Makes a test of each function, for each kind of store.
macro_rules! on_every_store {
    ($($module:ident: $($fact:ident),+;)+) => {
        mod on_sqlite {
            $($(#[tokio::test]
            async fn $fact() {
                crate::$module::$fact(&crate::world::World::sqlite()).await;
            })+)+
        }
        mod in_memory {
            $($(#[tokio::test(start_paused = true)]
            async fn $fact() {
                crate::$module::$fact(&crate::world::World::memory()).await;
            })+)+
        }
    };
}

on_every_store! {
    fence: what_was_committed_comes_back,
        a_commit_under_an_old_head_is_fenced_off,
        a_commit_under_a_future_head_is_fenced_off,
        a_commit_under_an_old_epoch_is_fenced_off,
        a_commit_under_a_future_epoch_is_fenced_off,
        an_owner_that_retook_its_room_goes_on,
        an_owner_cannot_retake_what_another_has_taken,
        a_fenced_commit_leaves_nothing,
        a_commit_sent_twice_is_entered_once,
        the_fence_of_one_room_is_not_that_of_another,
        racing_writers_make_one_history,
        a_refused_commit_does_not_undo_its_neighbours;
    parts: all_parts_of_a_commit_are_written_together,
        a_refused_part_refuses_the_whole_commit,
        a_commit_without_parts_records_its_command,
        an_entry_needs_a_match,
        no_match_begins_twice,
        another_match_begins_its_own_log,
        reading_a_match_does_not_take_its_room_over,
        commits_keep_their_order;
    rooms: a_room_is_found_by_its_code_while_it_is_open,
        an_open_room_keeps_its_code_for_itself,
        a_closed_room_takes_no_commit_and_cannot_be_taken,
        public_rooms_are_listed_newest_first,
        an_address_is_used_once,
        an_unknown_room_is_reported;
    limits: a_session_has_a_limited_number_of_open_rooms,
        each_viewer_gets_the_last_lines_it_heard,
        loading_a_room_returns_its_last_commands_and_its_whole_match;
    people: finished_matches_are_counted_for_known_sessions,
        sessions_age_while_the_server_runs,
        a_device_link_is_used_once,
        a_newer_device_link_replaces_the_older_one,
        an_expired_device_link_does_not_work,
        a_device_link_works_only_for_its_room;
}
