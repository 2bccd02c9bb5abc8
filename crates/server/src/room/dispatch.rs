//! The mailbox of a room, and which function answers which message.

use std::sync::Arc;

use redeye_bots::HasBots;
use redeye_game::Seat;
use redeye_protocol::{Command, CommandId, Request, ServerMsg, Status};
use tokio::sync::mpsc;
use tokio::time::sleep_until;

use super::arrivals::Conn;
use super::commit::command_of;
use super::state::Sitter;
use super::{ConnId, Room, RoomMsg};
use crate::deny::Deny;
use crate::outbox::encode;
use crate::planted::{self, Fault};
use crate::session::SessionId;
use crate::table::Table;

impl<G: HasBots> Room<G> {
    pub(super) async fn run(mut self, mut inbox: mpsc::Receiver<RoomMsg>) {
        self.resume_deal().await;
        while self.state.status != Status::Closed {
            self.note_host();
            let wake = self.next_wake();
            tokio::select! {
                message = inbox.recv() => match message {
                    Some(RoomMsg::Stop { reply }) => {
                        self.farewell(&Deny::Restarting, Some(1));
                        // Whoever waits for it may be gone.
                        let _ = reply.send(());
                        return;
                    }
                    Some(message) => self.handle(message).await,
                    None => return,
                },
                () = sleep_until(wake) => self.wake().await,
            }
            if std::mem::take(&mut self.dirty) {
                self.publish_room();
            }
        }
        self.deps.lobby.list(&self.state.id, false);
        self.farewell(&Deny::Closed, None);
    }

    async fn handle(&mut self, message: RoomMsg) {
        // Nobody may be there to hear the answer.
        match message {
            RoomMsg::Join { session, invite, reply } => {
                let _ = reply.send(self.join(session, invite.as_deref()).await);
            }
            RoomMsg::Knock { session, name, reply } => {
                let _ = reply.send(self.knock(session, name));
            }
            RoomMsg::Connect { conn, session, outbox, reply } => {
                let _ = reply.send(self.connect(conn, session, outbox).await);
            }
            RoomMsg::Disconnect { conn } => self.disconnect(conn),
            RoomMsg::Command { conn, command } => self.command(conn, *command).await,
            RoomMsg::IsSeated { session, reply } => {
                let _ = reply.send(self.seat_of(session).map(drop));
            }
            RoomMsg::SetRecovery { session, link, reply } => {
                let _ = reply.send(self.set_recovery(session, link).await);
            }
            RoomMsg::Recover { link, to, reply } => {
                let _ = reply.send(self.recover(link, to).await);
            }
            RoomMsg::Move { from, to, reply } => {
                let _ = reply.send(self.move_seat(from, to).await);
            }
            RoomMsg::Program { host, program, reply } => {
                let _ = reply.send(self.let_program_in(host, program).await);
            }
            RoomMsg::Invite { session, reply } => {
                let invite = self.state.is_let_in(session).then(|| self.state.invite.clone());
                let _ = reply.send(invite.ok_or(Deny::NotWelcome));
            }
            RoomMsg::Record { session, number, reply } => {
                let _ = reply.send(self.record(session, number).await);
            }
            RoomMsg::Lobby { reply } => {
                let is_public = self.state.settings.public;
                let _ =
                    reply.send(if is_public { Ok(self.lobby()) } else { Err(Deny::NotWelcome) });
            }
            // Handled where the task ends.
            RoomMsg::Stop { .. } => {}
        }
    }

    /// A command of somebody who is connected, with its answer.
    async fn command(&mut self, conn: ConnId, command: Command) {
        let Some(Conn { session, outbox, .. }) = self.conns.get(&conn) else { return };
        let (session, outbox) = (*session, Arc::clone(outbox));
        let Command { id, request } = command;
        let state = self.table.as_ref().map(Table::state);
        self.dirty |= planted::sends_room(state, self.state.seat_of(session));
        assert!(!planted::is(Fault::RoomFails), "planted");
        let done = self.obey(session, id, request).await;
        // Who is told that it is done has been told what it did.
        if std::mem::take(&mut self.dirty) {
            self.publish_room();
        }
        let answer = match done {
            Ok(()) => ServerMsg::Ack { id },
            Err(deny) => ServerMsg::Refused { id: Some(id), why: deny.explain() },
        };
        outbox.queue(encode(&answer));
    }

    /// Does what somebody asks for, if they may.
    async fn obey(
        &mut self,
        session: SessionId,
        id: CommandId,
        request: Request,
    ) -> Result<(), Deny> {
        if !self.state.admits(session) {
            return Err(Deny::NotWelcome);
        }
        let command = command_of(session, id);
        if self.state.has_done(command) {
            return Ok(());
        }
        if let Ok(seat) = self.seat_of(session)
            && !matches!(request, Request::Stand)
        {
            // Whoever does something is here.
            self.come_back(seat).await?;
        }
        self.doing = Some(command);
        let done = self.obey_now(session, command, request).await;
        self.doing = None;
        done
    }

    async fn obey_now(
        &mut self,
        session: SessionId,
        command: CommandId,
        request: Request,
    ) -> Result<(), Deny> {
        match request {
            Request::Act(action) => self.act(session, command, &action).await,
            Request::Sit { seat, name } => self.sit(session, seat, name).await,
            Request::Commit { draw, seat, commitment } => {
                self.commit(session, &draw, seat, &commitment).await
            }
            Request::Reveal(nonce) => self.reveal(session, &nonce).await,
            Request::Stand => self.stand(session).await,
            Request::Back => self.seat_of(session).map(drop),
            Request::Say { text, name } => self.say(session, command, text, name).await,
            request => {
                self.must_be_host(session)?;
                self.obey_host(request).await
            }
        }
    }

    /// Does what only the host may ask for.
    async fn obey_host(&mut self, request: Request) -> Result<(), Deny> {
        match request {
            Request::Change(settings) => self.change_settings(*settings).await,
            Request::AddBot { seat, level } => self.add_bot(seat, level).await,
            Request::Remove { seat, bar } => self.remove(seat, bar).await,
            Request::Mute { seat, muted } => {
                self.change(|state| {
                    state.sitter_mut(seat).ok_or(Deny::NotSeated)?.muted = muted;
                    Ok(())
                })
                .await
            }
            Request::Answer { knock, welcome } => self.answer(knock, welcome).await,
            Request::MakeHost { seat } => {
                self.change(|state| {
                    let next = state.sitter(seat).and_then(Sitter::session);
                    state.host = next.ok_or(Deny::NotSeated)?;
                    Ok(())
                })
                .await
            }
            Request::NewLink => {
                self.change(|state| {
                    state.new_link();
                    Ok(())
                })
                .await
            }
            Request::Start => self.start_deal().await,
            Request::Rematch => self.gather_again().await,
            Request::Close => {
                self.close().await;
                if self.state.status == Status::Closed { Ok(()) } else { Err(Deny::StoreFailed) }
            }
            // Everybody's requests are done already.
            Request::Act(_)
            | Request::Sit { .. }
            | Request::Commit { .. }
            | Request::Reveal(_)
            | Request::Stand
            | Request::Back
            | Request::Say { .. } => Err(Deny::NotUnderstood),
        }
    }

    pub(super) fn seat_of(&self, session: SessionId) -> Result<Seat, Deny> {
        self.state.seat_of(session).ok_or(Deny::NotSeated)
    }

    pub(super) fn must_be_host(&self, session: SessionId) -> Result<(), Deny> {
        if self.state.host == session { Ok(()) } else { Err(Deny::NotHost) }
    }
}
