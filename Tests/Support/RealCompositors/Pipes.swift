import Foundation

/// Creates a pipe. Child processes do not inherit its ends.
func makePipe() throws -> (reading: Int32, writing: Int32) {
  var ends: [Int32] = [-1, -1]
  guard pipe(&ends) == 0 else { throw CompositorError.socketFailed("pipe", errno: errno) }
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  return (ends[0], ends[1])
}
