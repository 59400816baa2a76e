import Glibc

/// How many file descriptors the process has open.
func openDescriptorCount() -> Int {
  (0..<4_096).count { fcntl(Int32($0), F_GETFD) >= 0 }
}
