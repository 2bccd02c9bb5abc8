//! A real server, people with real sockets, and those who do not behave like people.

mod bad_input;
mod boxes;
mod cover;
mod deal;
mod doors;
mod evenings;
mod flights;
mod operate;
mod owners;
mod pace;
mod people;
mod rooms;
mod screens;
mod slow;
mod talks;
mod tls;
