#include "CRuntime.h"
#include <unistd.h>

// The functions with which a run loop other than libdispatch's own drives the main queue, such as Core
// Foundation's.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *);

int wr_main_queue_handle(void) { return _dispatch_get_main_queue_handle_4CF(); }

void wr_drain_main_queue(int handle) {
  uint64_t count;
  if (read(handle, &count, sizeof count) < 0) {
    // Nothing was written: the queue was drained elsewhere.
  }
  _dispatch_main_queue_callback_4CF(NULL);
}
