#include "CSystem.h"

static double (*guest_loop)(void);

void wr_set_guest_loop(double (*turn)(void)) { guest_loop = turn; }

double wr_turn_guest_loop(void) { return guest_loop ? guest_loop() : -1; }
