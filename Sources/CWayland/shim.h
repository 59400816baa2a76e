// The client side of Wayland, cursor themes, and keymaps.
#include <stdarg.h>
#include <stdio.h>
#include <wayland-client-core.h>
#include <wayland-cursor.h>
#include <wayland-util.h>
#include <xkbcommon/xkbcommon-compose.h>
#include <xkbcommon/xkbcommon.h>

// The handler of libwayland's log is in C: on arm64 a va_list is a structure, and Swift 6.2's compiler
// crashes with it.
typedef void (*wr_log_taker)(const char *message);

// Returns the location of the handler. It is a variable in a function, because Swift does not emit a variable
// of a header.
static inline wr_log_taker *wr_log_place(void) {
  static wr_log_taker place;
  return &place;
}

static inline void wr_log(const char *format, va_list arguments) {
  char message[1024];
  vsnprintf(message, sizeof message, format, arguments);
  if (*wr_log_place()) (*wr_log_place())(message);
}

// Sets the function that receives each message of libwayland's log.
static inline void wr_take_log(wr_log_taker taker) {
  *wr_log_place() = taker;
  wl_log_set_handler_client(wr_log);
}
