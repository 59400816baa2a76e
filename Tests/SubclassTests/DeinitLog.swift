import Dispatch
import Synchronization
import Testing

/// A record of the calls of `deinit`, on any thread.
enum DeinitLog {
  private static let names = Mutex<[String]>([])

  static func note(_ name: String) { names.withLock { $0.append(name) } }

  /// Returns the names that were recorded since the last call.
  static func take() -> [String] {
    names.withLock { names in
      defer { names = [] }
      return names
    }
  }
}

/// The last reference to an object, which any thread may release.
struct LastReference: @unchecked Sendable {
  private let reference: Unmanaged<AnyObject>

  @MainActor init(to make: @MainActor () -> AnyObject) { reference = .passRetained(make()) }

  func release() { reference.release() }

  /// Releases the reference on another thread, while the main actor waits.
  @MainActor func releaseOnOtherThread() {
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      release()
      done.signal()
    }
    done.wait()
  }
}

/// Waits until the main queue has performed its pending work.
@MainActor func turnOfMainQueue() async {
  await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
    DispatchQueue.main.async { continuation.resume() }
  }
}
