internal import Glibc

/// A semaphore with a fixed address in memory.
final class Bell: @unchecked Sendable {
  // The system's semaphore, which threads can share.
  private let semaphore = UnsafeMutablePointer<sem_t>.allocate(capacity: 1)

  init() { sem_init(semaphore, 0, 0) }

  deinit {
    sem_destroy(semaphore)
    semaphore.deallocate()
  }

  func ring() { sem_post(semaphore) }

  func wait() {
    while sem_wait(semaphore) != 0, errno == EINTR {}
  }
}
