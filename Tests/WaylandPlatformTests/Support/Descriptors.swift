import Glibc

/// Returns the number of open file descriptors of the process.
func openDescriptorCount() -> Int {
  (0..<4_096).count { fcntl(Int32($0), F_GETFD) >= 0 }
}
