// Connects to a Unix socket for another program, and passes the connection to it.
//
//     SocketOpener PATH
//
// Standard input is a Unix socket that is connected to that program. The connection is sent there with one byte.
// If the connection fails, only a byte with the error is sent. The program runs until the other end is closed.
//
// KWin determines the program of a connection, and hashes the program's file before it answers. For a test
// program of hundreds of megabytes, this takes seconds. This program is small.
#include <errno.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

static int connection_to(const char *path) {
  struct sockaddr_un address = {.sun_family = AF_UNIX};
  if (strlen(path) >= sizeof address.sun_path) {
    errno = ENAMETOOLONG;
    return -1;
  }
  strcpy(address.sun_path, path);
  int made = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (made < 0 || connect(made, (struct sockaddr *)&address, sizeof address) < 0) return -1;
  return made;
}

int main(int count, char **arguments) {
  if (count != 2) return 2;
  int made = connection_to(arguments[1]);
  unsigned char code = made < 0 ? (unsigned char)errno : 0;
  struct iovec bytes = {.iov_base = &code, .iov_len = 1};
  union {
    struct cmsghdr header;
    char space[CMSG_SPACE(sizeof(int))];
  } control = {0};
  struct msghdr message = {.msg_iov = &bytes, .msg_iovlen = 1};
  if (made >= 0) {
    message.msg_control = control.space;
    message.msg_controllen = sizeof control.space;
    control.header.cmsg_level = SOL_SOCKET;
    control.header.cmsg_type = SCM_RIGHTS;
    control.header.cmsg_len = CMSG_LEN(sizeof(int));
    memcpy(CMSG_DATA(&control.header), &made, sizeof made);
  }
  if (sendmsg(STDIN_FILENO, &message, MSG_NOSIGNAL) != 1) return 1;
  char nothing;
  while (read(STDIN_FILENO, &nothing, 1) > 0) continue;
  return 0;
}
