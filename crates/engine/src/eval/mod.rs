//! One evaluation for each game.

mod halma;
mod skud;
mod street;
