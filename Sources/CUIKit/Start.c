#include "CUIKit.h"
#include "CSystem.h"

__attribute__((constructor)) static void start(void) {
  wr_set_guest_loop(wr_turn_foundation_loop);
}
