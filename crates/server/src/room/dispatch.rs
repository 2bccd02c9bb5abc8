//! The mailbox of a room, and which function answers which message.

use std::pin::pin;
use std::sync::Arc;

use redeye_game::Seat;
use redeye_protocol::{Command, CommandId, Request, ServerMsg, Status};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

use super::owner::command_of;
use super::{ConnId, Eyes, Reply, Room, RoomMsg};
use crate::deny::Deny;
use crate::outbox::{Outbox, encode};
use crate::session::SessionId;

/// Proof that a request came from the host.
pub(super) struct Host(());

/// An answer, to be sent after what the command did is published.
type Answer = Box<dyn FnOnce() + Send>;

fn reply<T: Send + 'static>(to: Reply<T>, answer: Result<T, Deny>) -> Answer {
    // The caller may be gone.
    Box::new(move || drop(to.send(answer)))
}

impl Room {
    /// Handles messages and due times until the room closes or another process owns it.
    pub(super) async fn run(mut self, mut inbox: mpsc::Receiver<RoomMsg>) {
        Box::pin(self.resume_deal()).await;
        self.settle();
        let mut alarm = pin!(sleep_until(self.next_wake()));
        while self.state.status != Status::Closed && !self.owner.is_lost {
            let wake = self.next_wake();
            let is_due = wake <= Instant::now();
            // Setting the alarm for each message costs more than waking up once too early.
            if wake < alarm.deadline() || alarm.is_elapsed() {
                alarm.as_mut().reset(wake);
            }
            let answer = tokio::select! {
                biased;
                message = inbox.recv() => match message {
                    Some(RoomMsg::Stop { reply }) => {
                        self.farewell(&Deny::Restarting, Some(1));
                        // The caller may be gone.
                        let _ = reply.send(());
                        return;
                    }
                    // Boxed, so that an idle room reserves no memory for it.
                    Some(message) => {
                        let answer = Box::pin(self.handle(message)).await;
                        // Messages never starve what is due.
                        if is_due {
                            Box::pin(self.wake(Instant::now())).await;
                        }
                        answer
                    }
                    None => return,
                },
                () = alarm.as_mut() => {
                    Box::pin(self.wake(Instant::now())).await;
                    None
                }
            };
            // Publish before acknowledging.
            self.settle();
            if let Some(answer) = answer {
                answer();
            }
            // Everything for a connection leaves in one piece, and in the same order whoever acted.
            // If the connection of the seat that acted were served first, the delay of the others
            // would reveal that seat.
            self.connections.send_now();
        }
        match self.state.status {
            Status::Closed => self.farewell(&Deny::Closed, None),
            Status::Gathering | Status::Playing | Status::Over => {
                self.farewell(&Deny::Restarting, Some(1));
            }
        }
    }

    async fn handle(&mut self, message: RoomMsg) -> Option<Answer> {
        let is_current = self.reload_if_unknown().await;
        Some(match message {
            RoomMsg::Join { session, invite, reply: to } => {
                reply(to, self.join(session, invite.as_deref()).await)
            }
            RoomMsg::Knock { session, name, reply: to } => reply(to, self.knock(session, name)),
            RoomMsg::Connect { conn, session, eyes, outbox, reply: to } => {
                reply(to, self.connect(conn, session, eyes, outbox).await)
            }
            RoomMsg::Disconnect { conn } => {
                self.disconnect(conn);
                return None;
            }
            RoomMsg::Command { conn, command } => {
                return self.command(conn, *command, is_current).await;
            }
            RoomMsg::IsSeated { session, reply: to } => reply(to, self.must_sit(session).map(drop)),
            RoomMsg::SetRecovery { session, link, reply: to } => {
                reply(to, self.set_recovery(session, link).await)
            }
            RoomMsg::Recover { link, to: session, reply: to } => {
                reply(to, self.recover(link, session).await)
            }
            RoomMsg::Move { from, to: session, link, reply: to } => {
                reply(to, self.move_seat(from, session, Some(link)).await)
            }
            RoomMsg::Program { host, program, reply: to } => {
                reply(to, self.let_program_in(host, program).await)
            }
            RoomMsg::Invite { session, reply: to } => {
                let invite = self.state.is_let_in(session).then(|| self.state.invite.clone());
                reply(to, invite.ok_or(Deny::NotWelcome))
            }
            RoomMsg::Record { session, number, reply: to } => {
                reply(to, self.record(session, number).await)
            }
            // Handled where the task ends.
            RoomMsg::Stop { .. } => return None,
        })
    }

    /// Handles a command of a connection.
    async fn command(
        &mut self,
        conn: ConnId,
        command: Command,
        is_current: Result<(), Deny>,
    ) -> Option<Answer> {
        let conn = self.connections.get(conn)?;
        let (session, eyes, outbox) = (conn.session, conn.eyes, Arc::clone(&conn.outbox));
        let Command { id, request } = command;
        let done = match (is_current, eyes) {
            // The state in memory may be old, so nothing can be decided on it.
            (Err(deny), _) => Err(deny),
            (Ok(()), Eyes::Own) => self.obey(session, command_of(session, id), request).await,
            // A shared screen only looks.
            (Ok(()), Eyes::Public) => Err(Deny::NotSeated),
        };
        // The client sends it again on its next connection, and gets the answer then.
        if done == Err(Deny::Restarting) {
            return None;
        }
        Some(Box::new(move || acknowledge(&outbox, id, done)))
    }

    /// Does what a session asks for, if it may.
    async fn obey(
        &mut self,
        session: SessionId,
        command: CommandId,
        request: Request,
    ) -> Result<(), Deny> {
        if !self.state.admits(session) {
            return Err(Deny::NotWelcome);
        }
        if let Some(answer) = self.owner.answer_to(command) {
            return answer;
        }
        if let Ok(seat) = self.must_sit(session)
            && !matches!(request, Request::Stand)
        {
            // A person who sends a command is here.
            self.come_back(seat).await?;
        }
        self.owner.begin(command);
        let done = self.obey_now(session, request).await;
        self.owner.end(session, command, &done);
        done
    }

    /// Calls the function for each request. A request that needs a seat takes the seat, and one
    /// that only the host may send takes the proof that the host sent it.
    async fn obey_now(&mut self, session: SessionId, request: Request) -> Result<(), Deny> {
        let seat = self.must_sit(session);
        let host = self.must_be_host(session);
        match request {
            // Everybody.
            Request::Sit { seat, name } => self.sit(session, seat, name).await,
            Request::Say { text, name } => self.say(session, text, name).await,
            // Those who sit.
            Request::Act(action) => self.act(seat?, action.get()).await,
            Request::Commit { draw, seat: of, commitment } => {
                self.commit_to_draw(seat?, &draw, of, &commitment).await
            }
            Request::Reveal(nonce) => self.reveal(seat?, &nonce).await,
            Request::Stand => self.stand(seat?).await,
            Request::Back => seat.map(drop),
            // The host.
            Request::Change(settings) => self.change_settings(host?, *settings).await,
            Request::AddBot { seat, level } => self.add_bot(host?, seat, level).await,
            Request::Remove { seat, bar } => self.remove(host?, seat, bar).await,
            Request::Mute { seat, muted } => self.mute(host?, seat, muted).await,
            Request::Answer { knock, welcome } => self.answer(host?, knock, welcome).await,
            Request::MakeHost { seat } => self.make_host(host?, seat).await,
            Request::NewLink => self.renew_link(host?).await,
            Request::Start => self.start_deal(host?).await,
            Request::Rematch => self.gather_again(host?).await,
            Request::Close => {
                host?;
                self.close().await
            }
        }
    }

    /// Returns the seat of this session.
    ///
    /// # Errors
    /// If it has none.
    pub(super) fn must_sit(&self, session: SessionId) -> Result<Seat, Deny> {
        self.state.seat_of(session).ok_or(Deny::NotSeated)
    }

    /// Returns proof that this session is the host's.
    ///
    /// # Errors
    /// If it is not.
    pub(super) fn must_be_host(&self, session: SessionId) -> Result<Host, Deny> {
        if self.state.host == session { Ok(Host(())) } else { Err(Deny::NotHost) }
    }
}

fn acknowledge(outbox: &Outbox, id: CommandId, done: Result<(), Deny>) {
    outbox.queue(encode(&match done {
        Ok(()) => ServerMsg::Ack { id },
        Err(deny) => ServerMsg::Refused { id: Some(id), why: deny.explain() },
    }));
}
