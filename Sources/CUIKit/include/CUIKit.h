// Functions of UIKit's modules that run before the program's own code.
#pragma once

/// Runs Foundation's main run loop once, without waiting. Written in Swift.
///
/// Returns the time until the run loop has work again, in seconds, or a negative number if there is none.
double wr_turn_foundation_loop(void);
