internal import Glibc

/// A counter that threads wait for. Follows `sem_t` of POSIX.
package final class Semaphore: @unchecked Sendable {
  // A semaphore must keep its address in memory.
  private let semaphore = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)

  /// Creates a semaphore whose count is zero.
  package init() { sem_init(semaphore, 0, 0) }

  deinit {
    sem_destroy(semaphore)
    semaphore.deallocate()
  }

  /// Adds one to the count, and wakes a thread that waits.
  package func signal() { sem_post(semaphore) }

  /// Waits until the count is not zero, and subtracts one.
  package func wait() {
    while sem_wait(semaphore) != 0, errno == EINTR {}
  }
}
