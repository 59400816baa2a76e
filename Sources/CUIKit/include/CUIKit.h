// What UIKit's modules do before the program's own code runs.
#pragma once

/// Handles what Foundation's main run loop has to do, without waiting; written in Swift. Gives how long nothing
/// has to be done there, in seconds; below zero, for ever.
double wr_turn_foundation_loop(void);
